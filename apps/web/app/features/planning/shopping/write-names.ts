import type { ListWrite } from './writes.ts'

/** What a change of a list is called where it was refused and is kept to be read. */
export function nameOfWrite(write: ListWrite): string {
  switch (write.kind) {
    case 'mark':
      return 'Odškrtnutí položek'
    case 'text':
      return `Přidání: ${write.text}`
    case 'portions':
      return 'Změna počtu porcí'
    case 'amount':
      return 'Změna množství'
    case 'rewrite':
      return `Přepsání na: ${write.text}`
    case 'remove':
      return 'Smazání položky'
    case 'restore':
      return 'Vrácení smazaného'
    case 'finish':
      return 'Dokončení nákupu'
    case 'product':
      return 'Výrobek k\u00a0položce'
    case 'staple':
      return `Pravidelný nákup: ${write.text}`
    case 'staple_change':
    case 'staple_remove':
      return 'Změna pravidelného nákupu'
    case 'rename':
      return `Přejmenování na: ${write.name}`
  }
}
