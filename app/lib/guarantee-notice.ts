/**
 * The required address of the notice on the legal guarantee, by language (Regulation (EU)
 * 2025/1960, annex I).
 */
export const GUARANTEE_NOTICE = {
  de: 'https://europa.eu/youreurope/garantien',
  en: 'https://europa.eu/youreurope/guarantees',
} as const;
