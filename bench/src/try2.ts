import { openRecorder } from './recorder.ts'
import { apiCases } from './cases.ts'
import pg from 'pg'
const only = process.argv[2] ? new RegExp(process.argv[2]) : /./
const show = process.argv[3] === 'plan'
for (const n of [10000, 100000]) {
  const url = `postgresql://postgres@%2Ftmp%2Fbench-explore%2Frun/recipes_${n}`
  const r = await openRecorder(url)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await pool.query('set jit = off')
  for (const c of (await apiCases(r.db)).filter((c) => only.test(c.name))) {
    const out: string[] = []
    for (const path of c.paths.slice(0, show ? 1 : 8)) {
      const { cold, warm } = await r.record(r.api, `http://localhost${path}`)
      const warmTexts = new Set(warm.map((s) => s.text))
      for (const s of cold) {
        await pool.query(s.text, s.values)
        const t: number[] = []
        for (let i = 0; i < 5; i++) { const a = performance.now(); await pool.query(s.text, s.values); t.push(performance.now() - a) }
        t.sort((a, b) => a - b)
        out.push(`${warmTexts.has(s.text) ? '' : 'cold '}${/count\(\*\)/.test(s.text) && !warmTexts.has(s.text) ? 'count ' : ''}${t[2]?.toFixed(1)}`)
        if (show) {
          const e = await pool.query(`explain (analyze, buffers, timing off) ${s.text}`, s.values)
          console.log(s.text, s.values, '\n' + e.rows.map((x) => x['QUERY PLAN']).join('\n'))
        }
      }
      out.push('|')
    }
    console.log(n, c.name, ':', out.join(' '))
  }
  await pool.end(); await r.close()
}
