import { createWorkPool } from '../pool.ts'
import { openHolder } from './held.ts'

// A separate process that runs a work item, so that a test can kill the pool's owner.
const [folder, name = ''] = process.argv.slice(2)
await openHolder(folder).hold(createWorkPool(), name)
