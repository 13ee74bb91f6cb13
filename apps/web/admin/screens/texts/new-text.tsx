import { calendarDay } from '@zivina/domain/calendar-day'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { RecordForm } from '#admin/kit/record/record-form.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { matching, maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { WayBack } from './way-back.tsx'

type Typed = { title: string; slug: string }
const EMPTY: Typed = { title: '', slug: '' }

const TABLE: FieldTable<Typed> = {
  title: {
    label: 'Nadpis',
    className: 'sm:col-span-2',
    look: { maxLength: 60 },
    rules: [required, minLength(10), maxLength(60)],
  },
  slug: {
    label: 'Adresa',
    hint: 'Malá písmena bez háčků a\u00a0čárek, spojená pomlčkou. Později ji změnit nejde.',
    className: 'sm:col-span-2',
    look: { autoCapitalize: 'none', spellCheck: false, maxLength: 100 },
    rules: [required, minLength(3), maxLength(100), matching(/^[a-z0-9]+(-[a-z0-9]+)*$/)],
  },
}

/** The file of a new article: what is to be filled in, each with an example. */
function template(title: string): string {
  const day = calendarDay(new Date())
  return `---
title: ${JSON.stringify(title)}
description: Popis má 110 až 160 znaků. Ukazuje se ve výsledcích hledání a pod nadpisem, proto ať řekne, co se tu člověk dozví.
keywords: [první slovo, druhé slovo, třetí slovo]
category: zaklady
author: klara-vesela
published: ${day}
updated: ${day}
checked: ${day}
cover: pitny-rezim
cover_alt: Co je na obrázku, v\u00a0jedné větě
related_recipes: []
sources: []
faq: []
---
První odstavec.

## První kapitola

Text kapitoly.
`
}

/** Begins an article as a draft. */
export function NewText() {
  const navigate = useNavigate()
  const made = useRef('')
  const begin = async ({ title, slug }: Typed) => {
    const body = { source: template(title), reason: 'Nový článek.', is_new: true, updated_at: null }
    await sessionApi('PATCH /admin/text/{kind}/{slug}', { params: { kind: 'article', slug }, body })
    made.current = slug
  }
  return (
    <RecordForm<Typed>
      title="Nový článek"
      table={TABLE}
      record={EMPTY}
      codesAt={{ UNIQUE: 'slug', CHANGED_ELSEWHERE: 'slug' }}
      submit={begin}
      label="Začít psát"
      saved="Článek je založený jako rozepsaný."
      onSaved={() => void navigate(`/texts/article/${made.current}`, { replace: true })}
      before={<WayBack />}
    />
  )
}
