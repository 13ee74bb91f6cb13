import { BRAND } from '@zivina/contract/brand'
import { useEffect } from 'react'

/** Names the tab after the screen. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | Správa | ${BRAND.name}`
  }, [name])
}
