import { STORAGE, STORAGE_CLASSES } from '@zivina/domain/catalogue/storage'
import { storageCells } from '@zivina/domain/catalogue/storage-words'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'

/** How long dishes keep: every row of the storage table, looking like the tables of texts. */
export function StorageTable() {
  return (
    <ScrollRegion className="text-table" label="Tabulka: Jídlo, Lednice, Mrazák">
      <table>
        <thead>
          <tr>
            <th scope="col" className="text-left">
              Jídlo
            </th>
            <th scope="col" className="text-left">
              Lednice
            </th>
            <th scope="col" className="text-left">
              Mrazák
            </th>
          </tr>
        </thead>
        <tbody>
          {STORAGE_CLASSES.map((row) => {
            const { kept, frozen } = storageCells(STORAGE[row])
            return (
              <tr key={row}>
                <th scope="row" className="text-left">
                  {STORAGE[row].label}
                </th>
                <td className="figures">{kept}</td>
                <td className="figures">{frozen}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
