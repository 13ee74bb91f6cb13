import { NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { PREGNANT_FRIDGE_DAYS, REHEAT_CELSIUS, REHEAT_HELD, type Storage } from './storage.ts'

/** How long a finished dish keeps, and what is to be done for it, in sentences. */
export function storageSentences(row: Storage): string[] {
  if (row.cooled_hours === null) return ['Snězte hned po přípravě, zbytek neschovávejte ani znovu neohřívejte.']
  const sentences = [placesSentence(row)]
  if (row.freezer_months === null) sentences.push('Nezmrazujte.')
  if (row.is_reheated) {
    sentences.push(`Zchlaďte ${coolingWords(row.cooled_hours)} v${NBSP}nízké nádobě.`)
    sentences.push(`Ohřívejte jen jednou, uprostřed aspoň na ${REHEAT_CELSIUS}${NBSP}°C, nebo ${heldWords()}.`)
  } else if (row.room_days === null) {
    sentences.push(`Do lednice uložte ${coolingWords(row.cooled_hours)}.`)
  }
  if (row.fridge_days > PREGNANT_FRIDGE_DAYS) sentences.push(`V${NBSP}těhotenství snězte do druhého dne.`)
  return sentences
}

/** The cells of a row of the table: refrigerator (or room temperature) and freezer. */
export function storageCells(row: Storage): { kept: string; frozen: string } {
  const { fridge_days, room_days, freezer_months, cooled_hours } = row
  if (cooled_hours === null) return { kept: 'snězte hned', frozen: 'nezmrazujte' }
  const kept = [
    ...(room_days === null ? [] : [`${days(room_days)} při pokojové teplotě`]),
    ...(fridge_days > 0 ? [room_days === null ? days(fridge_days) : `${days(fridge_days)} v${NBSP}lednici`] : []),
  ]
  return {
    kept: kept.length > 0 ? kept.join(', ') : 'týž den',
    frozen: freezer_months === null ? 'nezmrazujte' : months(freezer_months),
  }
}

/** „V lednici 2 dny, v mrazáku 2 měsíce.“ */
function placesSentence({ fridge_days, room_days, freezer_months }: Storage): string {
  const places = [
    ...(room_days === null ? [] : [`při pokojové teplotě ${days(room_days)}`]),
    ...(fridge_days > 0 ? [`v${NBSP}lednici ${days(fridge_days)}`] : []),
    ...(freezer_months === null ? [] : [`v${NBSP}mrazáku ${months(freezer_months)}`]),
  ]
  if (fridge_days === 0 && room_days === null) places.unshift('snězte ještě týž den')
  const sentence = places.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function coolingWords(hours: number): string {
  return hours === 1 ? 'do hodiny' : `do ${hours}${NBSP}hodin`
}

function heldWords(): string {
  return `${counted(REHEAT_HELD.minutes, 'minutu', 'minuty', 'minut')} na ${REHEAT_HELD.celsius}${NBSP}°C`
}

const days = (n: number): string => counted(n, 'den', 'dny', 'dní')
const months = (n: number): string => counted(n, 'měsíc', 'měsíce', 'měsíců')
