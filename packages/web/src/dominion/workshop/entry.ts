/** The pages of the workshop, a step away: what they need is many files, whose names nobody else should have to load. */
export const workshopPage = () => import('./workshop-page.tsx')
export const printPage = () => import('./print-page.tsx')
export const measurePage = () => import('./measure/measure-page.tsx')
