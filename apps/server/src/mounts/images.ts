import { join } from 'node:path'
import { createKeyReader } from '@zivina/api/kernel/keys/keys'
import type { ImageSettings } from '@zivina/api/kernel/ports/image-settings'
import { createUploadLedger } from '@zivina/api/media/images/service'
import { readImageKeys } from '@zivina/api/media/images/settings'
import type { Db } from '@zivina/db/database'
import { createFileStore } from '@zivina/integrations/images/file-store'
import { createImageHost, type ImageHost } from '@zivina/integrations/images/host'
import { createHostedReader } from '@zivina/integrations/images/hosted-reader'
import type { ImageStore, PictureReader } from '@zivina/integrations/images/port'
import { createLayeredStore, createS3Store } from '@zivina/integrations/images/s3-store'
import { createUploadHost } from '@zivina/integrations/images/upload-host'
import { removeAbandoned } from '@zivina/integrations/receiving/abandoned-files'
import type { WorkPool } from '@zivina/work/port'
import type { Config } from '#server/process/config.ts'

const UPLOAD_PATH = '/images/api/v1/files/upload'

/** The product's pictures: where they are uploaded, how they are read and which of them the jobs may sweep. */
export type ProductImages = {
  settings: ImageSettings
  upload_url: string
  answer: ImageHost
  /** Reads every displayed picture, also those of a hosted service. */
  pictures: PictureReader
  /** Null where a hosted service stores the pictures. */
  sweepable: ImageStore | null
}

/** Opens our own image host, or an adapter to the hosted service. */
export async function openImages(config: Config, db: Db, work: WorkPool): Promise<ProductImages> {
  const { image_host, image_folder, image_url_endpoint, public_url, data_dir } = config
  const store = openStore(config)
  const settings: ImageSettings = { folder: image_folder, hosted: image_host }
  const readKeys = createKeyReader(db)
  const keys = () => readImageKeys(readKeys, settings)
  const show = createImageHost({ store, cacheDir: join(data_dir, 'image-cache'), work, keys })
  if (image_host !== null) {
    const pictures = createHostedReader(image_url_endpoint, store)
    return { settings, upload_url: image_host.upload_url, answer: show, pictures, sweepable: null }
  }
  const tempDir = join(data_dir, 'image-uploads')
  await removeAbandoned(tempDir)
  const take = createUploadHost({
    store,
    ledger: createUploadLedger(db, settings),
    keys,
    url_endpoint: image_url_endpoint.startsWith('/') ? `${public_url}${image_url_endpoint}` : image_url_endpoint,
    tempDir,
    work,
  })
  const answer: ImageHost = async (request, pathname, visitor) =>
    (await take(request, pathname, visitor)) ?? show(request, pathname, visitor)
  return { settings, upload_url: UPLOAD_PATH, answer, pictures: store, sweepable: store }
}

/** The catalogue's own pictures are always files; uploads may be stored in a bucket. */
function openStore({ data_dir, images_s3 }: Config): ImageStore {
  const files = createFileStore(join(data_dir, 'files'))
  return images_s3 === null ? files : createLayeredStore(files, createS3Store(images_s3))
}
