import { randomInt } from 'node:crypto'
import { ImageHostError } from './image-host-error.ts'
import { checkImagePath } from './image-path.ts'

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const SUFFIX_LENGTH = 9
const NAME_LENGTH = 80
const DEPTH = 8
const FOLDER_LENGTH = 500

/**
 * The folder of an upload without slashes at its ends; empty for the root.
 * @throws ImageHostError 400 for a folder that is not made of plain names
 */
export function cleanFolder(folder: string): string {
  // A form's field may be long, and finding the slashes at its end takes time by the square of its length.
  const plain = folder.length > FOLDER_LENGTH ? '//' : folder.replace(/^\/+|\/+$/g, '')
  const segments = plain === '' ? [] : plain.split('/')
  if (segments.length > DEPTH || !segments.every((segment) => /^[a-z0-9_-][\w.-]{0,99}$/i.test(segment))) {
    throw new ImageHostError(400, 'Your request contains an invalid folder parameter.', 'Use plain names of folders.')
  }
  return plain
}

/**
 * The path of a picture: the sender's name for it with every character but `a-zA-Z0-9.-` replaced, and the extension of its
 * real format.
 * @param unique adds random characters, so that no picture replaces another
 */
export function uploadPath(folder: string, fileName: string, { extension = '', unique = true }): string {
  const base = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^a-z0-9.-]/gi, '_')
    .replace(/^[.-]+/, '')
    .slice(0, NAME_LENGTH)
  const name = `${base || 'image'}${unique ? `_${randomSuffix()}` : ''}.${extension}`
  return checkImagePath(folder === '' ? name : `${folder}/${name}`)
}

function randomSuffix(): string {
  return Array.from({ length: SUFFIX_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
