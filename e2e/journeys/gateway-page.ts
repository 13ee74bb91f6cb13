import { expect, type Page } from '@playwright/test'

/** Slugs of the plans in the starter price list. */
export type Plan = 'premium-mesicni' | 'premium-rocni' | 'premium-plus'

/** Opens the checkout of a plan and fills it in; nothing is ordered yet. */
export async function fillCheckout(page: Page, plan: Plan): Promise<void> {
  await page.goto(`/objednavka?sluzba=${plan}`)
  await page.getByLabel('Jméno a\u00a0příjmení').fill('Jana Zkušební')
  await page.getByLabel('Ulice a\u00a0číslo').fill('Zkušební 1')
  await page.getByLabel('Obec').fill('Brno')
  await page.getByLabel('PSČ').fill('602 00')
  await page.getByLabel(/^Souhlasím s/).check()
  await page.getByLabel(/^Chci, aby Premium začalo hned/).check()
}

/** The one button of the checkout. */
export const orderButton = (page: Page) => page.getByRole('button', { name: 'Objednávka zavazující k\u00a0platbě' })

/** Orders a plan and waits for the page of the gateway. */
export async function orderPlan(page: Page, plan: Plan): Promise<void> {
  await fillCheckout(page, plan)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Zkušební platební brána' })).toBeVisible()
}

/** What a person does at the gateway. */
export const AT_GATEWAY = {
  pay: 'Zaplatit kartou',
  decline: 'Banka platbu zamítne',
  cancel: 'Zrušit platbu',
  expire: 'Nechat platbu vypršet',
} as const

export async function pressAtGateway(page: Page, action: keyof typeof AT_GATEWAY): Promise<void> {
  await page.getByRole('button', { name: AT_GATEWAY[action] }).click()
}

/** Buys a plan up to the page that says it is paid. */
export async function buyPlan(page: Page, plan: Plan): Promise<void> {
  await orderPlan(page, plan)
  await pressAtGateway(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible()
}
