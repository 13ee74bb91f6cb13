import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readRecipes } from '#reader/index.ts'

async function read(text: string | Uint8Array) {
  const { recipes } = await readRecipes({ kind: 'file', data: Buffer.from(text) })
  return recipes.map(({ recipe, lines }) => ({
    ...recipe,
    amounts: lines.map(({ line }) => [line.amount, line.unit, line.name]),
  }))
}

const SOUP = `---
title: Zelňačka zkušební
servings: 6
source: https://jinde.example/zelnacka
prep time: 20 min
cook time: 40 min
---

> Od tety z Moravy.

Orestujte @slanina{150%g}(na kostičky) v #velký hrnec{} a přidejte @cibule{2}. -- pomalu

Zalijte @voda{1.5%l} a vařte ~{40%min}. Dochuťte @sůl a @&cibule{}.

== Podávání ==
Ozdobte @?zakysaná smetana{3%lžíce}.

> Druhý den je lepší.
`

describe('a Cooklang text', () => {
  it('is read with its data, ingredients, sections and notes', async () => {
    expect((await read(SOUP))[0]).toMatchObject({
      name: 'Zelňačka zkušební',
      headnote: 'Od tety z Moravy.',
      tip: 'Druhý den je lepší.',
      portion_size: 6,
      time_minutes: 60,
      source_url: 'https://jinde.example/zelnacka',
      ingredients: [
        '150 g slanina, na kostičky',
        '2 cibule',
        '1,5 l voda',
        'sůl',
        '3 lžíce zakysaná smetana, nepovinné',
      ],
      parts: [null, null, null, null, 'Podávání'],
      steps: [
        'Orestujte slanina v velký hrnec a přidejte cibule.',
        'Zalijte voda a vařte 40 min. Dochuťte sůl a cibule.',
        'Podávání: Ozdobte zakysaná smetana.',
      ],
    })
  })

  it('may have its data in lines, and each step on a line', async () => {
    const [recipe] = await read('>> title: Vejce naměkko\n>> servings: 2\nDejte @vejce{4} do vody.\nVařte ~{5%minut}.')
    expect(recipe).toMatchObject({
      name: 'Vejce naměkko',
      portion_size: 2,
      steps: ['Dejte vejce do vody.', 'Vařte 5 minut.'],
    })
    expect(recipe?.amounts).toEqual([[4, 'piece', 'vejce']])
  })

  it('names another recipe by its name, and keeps marks that mark nothing', async () => {
    const [recipe] = await read('Polijte @./omacky/bešamel{200%g} a pište na jana@priklad nebo 5 @ 6.')
    expect(recipe?.ingredients).toEqual(['200 g bešamel'])
    expect(recipe?.steps[0]).toBe('Polijte bešamel a pište na jana@priklad nebo 5 @ 6.')
  })

  it('in an archive is a recipe of its own', async () => {
    const archive = zipSync({ 'a/Polévka.cook': strToU8(SOUP), 'b/Vejce.cook': strToU8('Uvařte @vejce{3}.') })
    expect((await read(archive)).map(({ ingredients }) => ingredients.length)).toEqual([5, 1])
  })

  it('with broken data above it is read from its steps', async () => {
    expect((await read('---\ntitle: [a\n---\n\nUvařte @vejce{3}.'))[0]).toMatchObject({
      name: '',
      ingredients: ['3 vejce'],
    })
  })
})
