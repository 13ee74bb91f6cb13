import { counted } from '@zivina/czech/plural'

/** „Zapsat 3 položky“, „Přidat 1 položku“ */
export const pickedText = (verb: string, count: number) => `${verb} ${counted(count, 'položku', 'položky', 'položek')}`
