/** Styles of the outbox page: the brand's colours, one column on phones, two on wider screens. */
export const OUTBOX_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbfaf6; color: #141414; font: 16px/1.5 Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
a { color: #256841; }
a:focus-visible { outline: 3px solid #2e7d4f; outline-offset: 2px; }
header, main { max-width: 1200px; margin: 0 auto; padding: 0 16px; }
header { padding-top: 20px; padding-bottom: 12px; }
header p { margin: 0; }
.brand a { color: #2e7d4f; font-weight: 700; text-decoration: none; }
h1, h2, h3 { color: #16324f; line-height: 1.25; }
h1 { margin: 4px 0; font-size: 28px; }
h1 a { color: inherit; text-decoration: none; }
h2 { margin: 0 0 8px; font-size: 22px; overflow-wrap: anywhere; }
h3 { margin: 24px 0 8px; font-size: 18px; }
header form { margin: 8px 0 0; }
button { min-height: 44px; padding: 0 16px; border: 1px solid #2e7d4f; border-radius: 12px; background: #fff; color: #256841; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #eef6f0; }
button:focus-visible { outline: 3px solid #2e7d4f; outline-offset: 2px; }
.quiet { color: #55606b; font-size: 14px; overflow-wrap: anywhere; }
.empty { padding: 32px; background: #fff; border: 1px solid #e6e2d6; border-radius: 12px; }
main { display: grid; gap: 24px; padding-bottom: 40px; }
nav { max-height: 40vh; overflow: auto; border: 1px solid #e6e2d6; border-radius: 12px; background: #fff; }
ol { list-style: none; margin: 0; padding: 0; }
li + li { border-top: 1px solid #e6e2d6; }
nav a { display: grid; gap: 2px; padding: 12px 16px; color: inherit; text-decoration: none; }
nav a:hover { background: #f4f8f5; }
nav a:focus-visible { outline-offset: -3px; }
nav a[aria-current] { background: #eef6f0; box-shadow: inset 4px 0 #2e7d4f; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
article { min-width: 0; }
iframe { width: 100%; height: 640px; border: 1px solid #e6e2d6; border-radius: 12px; background: #fbfaf6; }
pre { margin: 0; padding: 16px; background: #fff; border: 1px solid #e6e2d6; border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 Menlo, Consolas, monospace; }
@media (min-width: 960px) {
  main:has(article) { grid-template-columns: 360px 1fr; align-items: start; }
  main:has(article) nav { max-height: calc(100vh - 140px); position: sticky; top: 16px; }
}
`
