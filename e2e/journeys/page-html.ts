import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Rules of style that our HTML satisfies by other means. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes and void elements in its own way, which HTML allows.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    // Titles end with the brand.
    'long-title': 'off',
    // People's texts may contain a phone number.
    'tel-non-breaking': 'off',
    // Safari ignores lists without markers; the role restores them.
    'no-redundant-role': 'off',
  },
}

/** The library reads its configuration anew for each text, which takes a tenth of the time. */
class OneConfig extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | null = null

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(handle)
    return this.#resolved
  }
}

/** What the library skips piece by piece: the text of scripts and the insides of pictures. Half of a page is made of them. */
const SKIPPED = /(<script\b[^>]*>)[\s\S]*?(<\/script>)|(<svg\b[^>]*>)(?:(?!<svg\b)[\s\S])*?(<\/svg>)/g

/** Finds the faults of pages, each fault once with its first place. */
export function createPageValidator() {
  const validator = new HtmlValidate(new OneConfig(CONFIG))
  const faults = new Map<string, string>()
  return {
    faults,
    read: async ({ path, html }: { path: string; html: string }): Promise<void> => {
      const { results } = await validator.validateString(html.replace(SKIPPED, '$1$2$3$4'))
      for (const { messages } of results) {
        for (const { ruleId, message, selector } of messages) {
          const fault = `${ruleId}: ${message}`
          if (!faults.has(fault)) faults.set(fault, `${path} ${selector}`)
        }
      }
    },
  }
}
