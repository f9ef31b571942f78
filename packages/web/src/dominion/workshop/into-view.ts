/** For what comes into being where one may not be looking: the page is long, and its foot lies behind the bar of parts. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
