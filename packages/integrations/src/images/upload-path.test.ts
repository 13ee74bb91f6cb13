import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ImageHostError } from './image-host-error.ts'
import { cleanFolder, uploadPath } from './upload-path.ts'

const jpg = { extension: 'jpg', unique: false }

test.each([
  ['foto.jpeg', 'foto.jpg'],
  ['moje fotka č. 1.png', 'moje_fotka__._1.jpg'],
  ['..\\..\\x.jpg', '_.._x.jpg'],
  ['../../etc/passwd', '_.._etc_passwd.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['...', 'image.jpg'],
  ['', 'image.jpg'],
  ['a\0b.php.jpg', 'a_b.php.jpg'],
])('the name %j becomes %s', (given, path) => expect(uploadPath('', given, jpg)).toBe(path))

test('a unique name cannot be guessed', () => {
  const names = new Set(Array.from({ length: 100 }, () => uploadPath('a/b', 'x.png', { extension: 'png' })))
  expect(names.size).toBe(100)
  for (const name of names) expect(name).toMatch(/^a\/b\/x_[a-zA-Z0-9]{9}\.png$/)
})

test.each(['..', 'a/../b', 'a//b', './a', 'a/.b', 'tr:w-100', 'a\\b', 'a b', 'á', 'a/b/c/d/e/f/g/h/i', 'a\0'])(
  'the folder %j is refused',
  (folder) => expect(() => cleanFolder(folder)).toThrow(ImageHostError),
)

test('a folder is short: thousands of slashes are refused without being searched', () => {
  expect(cleanFolder(`${'/'.repeat(490)}a`)).toBe('a')
  expect(() => cleanFolder(`${'/'.repeat(500)}a`)).toThrow(ImageHostError)
})

test('slashes around a folder do not count', () => expect(cleanFolder('//a/b/')).toBe('a/b'))

test('whatever the name, the path is one plain file of the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(uploadPath('a', name, jpg)).toMatch(/^a\/[a-zA-Z0-9_-][\w.-]*\.jpg$/)
    }),
  )
})
