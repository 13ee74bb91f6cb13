import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Section } from '#admin/kit/record/section.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import type { FrontRow } from './use-front-row.ts'

type TagListProps = {
  tags: readonly string[]
  front: FrontRow
  onRename: (tag: string) => void
  onDelete: (tag: string) => void
}

/** All tags in Czech order, found by a part of their name. */
export function TagList({ tags, front, onRename, onDelete }: TagListProps) {
  const [typed, setTyped] = useState('')
  const wanted = plain(typed)
  const found = tags.filter((tag) => plain(tag).includes(wanted))
  return (
    <Section title="Všechny štítky">
      <Input
        type="search"
        aria-label="Hledat štítek"
        placeholder="Hledat štítek"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? <p className="text-muted">Takový štítek tu není.</p> : null}
      <ul aria-label="Všechny štítky" className="divide-y divide-line empty:hidden">
        {found.map((tag) => (
          <li key={tag} className="flex items-center gap-1">
            <span className="min-w-0 grow wrap-anywhere">
              {tag}
              {front.row.includes(tag) ? <span className="text-sm text-muted"> · na titulní stránce</span> : null}
            </span>
            {front.row.includes(tag) || front.isFull ? null : (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Na titulní stránku: ${tag}`}
                onClick={() => front.add(tag)}
              >
                <Plus aria-hidden />
              </Button>
            )}
            <Button variant="quiet" size="icon" aria-label={`Přejmenovat: ${tag}`} onClick={() => onRename(tag)}>
              <Pencil aria-hidden />
            </Button>
            <Button variant="quiet" size="icon" aria-label={`Smazat: ${tag}`} onClick={() => onDelete(tag)}>
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
