import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { BookRow } from './book.ts'
import { toCooklang } from './cooklang.ts'
import { zipCooklang } from './cooklang-files.ts'
import { bookRow, line, readCooklang } from './testing.ts'

const SITE = 'https://zivina.example'
const read = (fields: Partial<BookRow>) => readCooklang(toCooklang(bookRow(fields), SITE))
const HOSTILE = ['a@b{c}%~d', '🍲', '{}', '@@', '-- a', '&?+-máslo', './recept', 'مرق', 'a: "b" #c', 'x'.repeat(300)]

describe('a recipe in Cooklang', () => {
  it('has its data in front, ingredients with amounts and times as timers', () => {
    const { data, ingredients, timers, text } = read({
      lines: [line('Hladká mouka', 250.5), line('Vejce', 2, { weight_units: 'Piece' }), line('Sůl', 0)],
      steps: [
        { number: 0, step_title: '0. Krok', step_text: 'Vařte 20 minut.' },
        { number: 1, step_title: 'Pečení', step_text: 'Pečte 18–20 minut, pak nechte hodinu a půl odležet.' },
      ],
    })
    expect(data).toEqual({
      title: 'Guláš',
      servings: 4,
      time: '120 min',
      'cook time': '90 min',
      tags: ['oběd', 'rychlé'],
      author: 'jana',
    })
    expect(ingredients).toEqual([
      { name: 'Hladká mouka', amount: '250.5', unit: 'g' },
      { name: 'Vejce', amount: '2', unit: 'ks' },
      { name: 'Sůl', amount: '', unit: '' },
    ])
    expect(timers).toEqual([
      { name: '', amount: '20', unit: 'min' },
      { name: '', amount: '18-20', unit: 'min' },
      { name: '', amount: '90', unit: 'min' },
    ])
    expect(text).toContain('\n\nPečení: Pečte 18-20 min, pak nechte 90 min odležet.')
    expect(text).not.toContain('Krok')
  })

  it('has the steps of a modified recipe, and its words as notes', () => {
    const own_steps = { 0: { step_title: '', step_text: 'Po svém.' } }
    const { text, notes } = read({ own_steps, headnote: 'Od babičky.\nZ hor.', tip: 'Druhý den.', note: 'Méně soli.' })
    expect(text).toContain('Po svém.')
    expect(text).not.toContain('Vařte')
    expect(notes).toEqual(['Od babičky.', 'Z hor.', 'Tip: Druhý den.', 'Poznámka: Méně soli.'])
  })

  it('says where it comes from: its source, or its public page', () => {
    expect(read({ source_url: 'https://jinde.example/a' }).data.source).toBe('https://jinde.example/a')
    expect(read({ status: 'Approved' }).data.source).toBe(`${SITE}/recepty/gulas`)
    expect(read({ status: 'Approved', kind: 'modified' }).data).not.toHaveProperty('source')
  })

  it.each(HOSTILE)('is not broken by %j', (text) => {
    const { data, ingredients, timers, notes } = read({
      name: text,
      author: text,
      tags: [text],
      headnote: text,
      tip: text,
      note: `${text}\n> ${text}`,
      lines: [line(text, 5), line('Mouka', 100)],
      steps: [{ number: 0, step_title: text, step_text: `${text}\n\n= ${text}\n> 5 minut ${text}` }],
    })
    expect(data).toMatchObject({ title: text, author: text, tags: ['oběd', text] })
    expect(ingredients).toHaveLength(2)
    expect(ingredients[0]).toMatchObject({ amount: '5', unit: 'g' })
    expect(ingredients[0]?.name).not.toBe('')
    expect(ingredients[1]).toEqual({ name: 'Mouka', amount: '100', unit: 'g' })
    expect(timers).toEqual([{ name: '', amount: '5', unit: 'min' }])
    expect(notes.length).toBeGreaterThanOrEqual(4)
  })
})

describe('an archive', () => {
  const names = (...recipes: Partial<BookRow>[]) =>
    Object.keys(unzipSync(zipCooklang({ recipes: recipes.map(bookRow), day: '2026-11-23', public_url: SITE })))

  it('has a file for each recipe, in a folder by its kind', () => {
    expect(names({ name: 'Žampiony s máslem' }, { kind: 'modified' }, { kind: 'favorite' })).toEqual([
      'Moje recepty/Žampiony s máslem.cook',
      'Upravené recepty/Guláš.cook',
      'Oblíbené recepty/Guláš.cook',
    ])
  })

  it('tells recipes of one name apart, and has names that every file system takes', () => {
    const hostile = ['../../etc/passwd', 'a/b\\c:d*e', 'CON', '🍲', '.', 'x'.repeat(300), 'مرق']
    const all = names({ name: 'Guláš' }, { name: 'guláš' }, ...hostile.map((name) => ({ name })))
    expect(all).toEqual([
      ...['Moje recepty/Guláš.cook', 'Moje recepty/guláš 2.cook', 'Moje recepty/etc passwd.cook'],
      ...['Moje recepty/a b c d e.cook', 'Moje recepty/Recept CON.cook', 'Moje recepty/Recept.cook'],
      ...['Moje recepty/Recept 2.cook', `Moje recepty/${'x'.repeat(60)}.cook`, 'Moje recepty/مرق.cook'],
    ])
  })
})
