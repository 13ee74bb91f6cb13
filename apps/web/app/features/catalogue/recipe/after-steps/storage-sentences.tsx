import { STORAGE, type StorageClass } from '@zivina/domain/catalogue/storage'
import { storageSentences } from '@zivina/domain/catalogue/storage-words'

/** How long a dish keeps, by its row of the storage table. */
export default function StorageSentences({ storage }: { storage: StorageClass }) {
  return <p className="figures">{storageSentences(STORAGE[storage]).join(' ')}</p>
}
