import { BRAND } from '@zivina/contract/kernel/brand'
import { useEffect } from 'react'

/** Names the tab after the screen. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | Správa | ${BRAND.name}`
  }, [name])
}
