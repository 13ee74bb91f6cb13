import type { ComponentType } from 'react'
import type { Choice } from '../choices.ts'

/**
 * The button that finds a food by its barcode, beside the search field; null as long as there is no scanner, so that no button is
 * shown. What was found becomes a choice by `fromFood` or `fromProduct`.
 */
export const ScanPlace: ComponentType<{ onChosen: (choice: Choice) => void }> | null = null
