import { readFile } from 'node:fs/promises'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'

/** What the schema of ISDOC 6.0.2 says against a document; empty where nothing. */
export async function isdocProblems(xml: string): Promise<string> {
  const xsd = XmlDocument.fromString(await readFile(new URL('./isdoc-invoice-6.0.2.xsd', import.meta.url), 'utf8'))
  const validator = XsdValidator.fromDoc(xsd)
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return ''
  } catch (error) {
    return String(error)
  } finally {
    document.dispose()
    validator.dispose()
    xsd.dispose()
  }
}
