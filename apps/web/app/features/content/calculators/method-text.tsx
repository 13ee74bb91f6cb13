import type { CalculatorKind } from '@zivina/contract/content/content-kinds'
import { formatNumber } from '@zivina/czech/format-number'
import { BMI_BANDS } from '@zivina/nutrition/body-mass-index'
import { FIBER_INTAKE } from '@zivina/nutrition/fiber'
import { ENERGY_SHARES, PROTEIN_PER_KILOGRAM } from '@zivina/nutrition/macro-ranges'
import { TARGET_FLOORS } from '@zivina/nutrition/targets'
import { WATER_ADDED, WATER_INTAKE } from '@zivina/nutrition/water'
import type { ReactNode } from 'react'
import { BMI_BAND_WORDS, FIBER_FOOD_WORDS } from './result-words.ts'

/** The method of a calculator and its sources; enough to compute by hand. */
export function MethodText({ kind }: { kind: CalculatorKind }) {
  return METHODS[kind]()
}

const METHODS: Record<CalculatorKind, () => ReactNode> = {
  bmi: BmiMethod,
  energy: EnergyMethod,
  macros: MacrosMethod,
  fiber: FiberMethod,
  water: WaterMethod,
}

function BmiMethod() {
  return (
    <>
      <p>
        Hmotnost v{'\u00a0'}kilogramech se vydělí výškou v{'\u00a0'}metrech na druhou.
      </p>
      <ul>
        {BMI_BANDS.map(({ key, from }, index) => {
          const next = BMI_BANDS[index + 1]?.from
          const range =
            next === undefined ? `od ${show(from)}` : from === 0 ? `do ${show(next)}` : `${show(from)} až ${show(next)}`
          return (
            <li key={key}>
              {range}: {BMI_BAND_WORDS[key].label}
            </li>
          )
        })}
      </ul>
      <p>
        Rozmezí: WHO, Technical Report Series 894 (2000). Pro děti, v{'\u00a0'}těhotenství a{'\u00a0'}u{'\u00a0'}lidí s
        {'\u00a0'}velkou svalovou hmotou se BMI takto číst nedá.
      </p>
    </>
  )
}

function EnergyMethod() {
  return (
    <>
      <p>
        Energie v{'\u00a0'}klidu podle rovnice Mifflin–St Jeor: 10 × hmotnost (kg) + 6,25 × výška (cm) − 5 × věk, k
        {'\u00a0'}tomu +5 u{'\u00a0'}mužů a{'\u00a0'}−161 u{'\u00a0'}žen, výsledek je v{'\u00a0'}kilokaloriích. Násobí
        se pohybem (1,2 až 1,9), při hubnutí se ubírá 15{'\u00a0'}%, při nabírání přidává 10{'\u00a0'}%.
      </p>
      <p>
        Pod {formatNumber(TARGET_FLOORS.female, 0)}
        {'\u00a0'}kJ u{'\u00a0'}žen a{'\u00a0'}
        {formatNumber(TARGET_FLOORS.male, 0)}
        {'\u00a0'}kJ u{'\u00a0'}mužů nejdeme. Zdroje: Am J Clin Nutr 1990;51:241–247; Obes Facts 2015;8:402–424;
        Circulation 2014;129:S102–S138.
      </p>
    </>
  )
}

function MacrosMethod() {
  const { carbohydrates, fat, sugars } = ENERGY_SHARES
  const { everybody, trains } = PROTEIN_PER_KILOGRAM
  return (
    <>
      <ul>
        <li>
          Bílkoviny: nejméně {show(everybody.from)} g na kilogram hmotnosti (EFSA 2012), při pravidelném tréninku{' '}
          {show(trains.from)} až {show(trains.to)} g (ISSN 2017).
        </li>
        <li>Sacharidy: {shares(carbohydrates)} energie (EFSA 2010).</li>
        <li>Tuky: {shares(fat)} energie (EFSA 2010).</li>
        <li>
          Volné cukry a{'\u00a0'}nasycené tuky: každé do {formatNumber(sugars.to * 100, 0)}
          {'\u00a0'}% energie (WHO 2015 a{'\u00a0'}2023).
        </li>
      </ul>
      <p>
        Gram bílkovin nebo sacharidů má 17{'\u00a0'}kJ, gram tuku 37{'\u00a0'}kJ (nařízení EU 1169/2011).
      </p>
    </>
  )
}

function FiberMethod() {
  return (
    <p>
      Dospělým se doporučuje {FIBER_INTAKE}
      {'\u00a0'}g vlákniny denně (EFSA, 2010). Porce počítáme takto:{' '}
      {Object.values(FIBER_FOOD_WORDS)
        .map(({ label, portion }) => `${label.toLowerCase()} ${portion}`)
        .join(', ')}
      . Hodnoty na 100{'\u00a0'}g jsou z{'\u00a0'}naší databáze potravin.
    </p>
  )
}

function WaterMethod() {
  return (
    <p>
      Přiměřený příjem vody z{'\u00a0'}nápojů i{'\u00a0'}jídla je podle EFSA (2010) {show(WATER_INTAKE.female)} l u
      {'\u00a0'}žen a{'\u00a0'}
      {show(WATER_INTAKE.male)} l u{'\u00a0'}mužů, v{'\u00a0'}těhotenství o{'\u00a0'}
      {show(WATER_ADDED.pregnant)} l a{'\u00a0'}při kojení o{'\u00a0'}
      {show(WATER_ADDED.breastfeeding)} l víc. Asi 70 až 80{'\u00a0'}% vody přichází z{'\u00a0'}nápojů. V{'\u00a0'}
      horku, při sportu a{'\u00a0'}při horečce je potřeba víc; při nemoci ledvin nebo srdce se řiďte radou lékaře.
    </p>
  )
}

function show(value: number): string {
  return formatNumber(value, 2)
}

function shares({ from, to }: { from: number; to: number }): string {
  return `${formatNumber(from * 100, 0)} až ${formatNumber(to * 100, 0)}\u00a0%`
}
