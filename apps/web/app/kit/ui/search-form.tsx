import { SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { Search } from 'lucide-react'
import { Button } from './button.tsx'
import { Input } from './input.tsx'

type SearchFormProps = {
  /** The page that shows the results; it reads the text from `q`. */
  action: string
  text: string
  label: string
  placeholder: string
}

/** A search of one page. Works without scripts. */
export function SearchForm({ action, text, label, placeholder }: SearchFormProps) {
  return (
    <search>
      <form action={action} method="get" className="flex max-w-2xl flex-wrap gap-3">
        <Input
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={SEARCH_TEXT_MAX}
          aria-label={label}
          placeholder={placeholder}
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
