import { SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { Search } from 'lucide-react'
import { Button } from '#app/kit/ui/button.tsx'
import { Input } from '#app/kit/ui/input.tsx'

/** Looks for a food among all. Works without scripts. */
export function FoodSearch({ text }: { text: string }) {
  return (
    <search>
      <form action="/suroviny" method="get" className="flex max-w-2xl flex-wrap gap-3">
        <Input
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={SEARCH_TEXT_MAX}
          aria-label="Hledat surovinu"
          placeholder="Třeba brambory, tvaroh nebo „zemáky“"
          className="min-w-0 flex-1 basis-56"
        />
        <Button type="submit" variant="brand">
          <Search aria-hidden />
          Hledat
        </Button>
      </form>
    </search>
  )
}
