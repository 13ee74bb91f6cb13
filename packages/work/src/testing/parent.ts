import { createWorkPool } from '../pool.ts'
import { openHolder } from './held.ts'

// A process of its own that waits for a work, so that a test can end it.
const [folder, name = ''] = process.argv.slice(2)
await openHolder(folder).hold(createWorkPool(), name)
