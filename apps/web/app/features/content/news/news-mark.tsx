import { useEffect, useRef, useState } from 'react'
import { useUnreadNews } from './unread-news.ts'

/** A mark beside the link to the news if there are unread entries. They are fetched once the mark becomes visible. */
export function NewsMark() {
  const ref = useRef<HTMLSpanElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const unread = useUnreadNews(isSeen).length
  return (
    <span ref={ref} className="ml-2 inline-block size-2.5">
      {unread > 0 ? (
        <>
          <span className="block size-2.5 rounded-full bg-brand" aria-hidden />
          <span className="sr-only">(nepřečtené)</span>
        </>
      ) : null}
    </span>
  )
}
