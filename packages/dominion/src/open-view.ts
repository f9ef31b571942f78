import type { DominionView } from './engine/seen/view.ts'

/** All hands open, from the views of all seats: each as its owner sees it. For games that are over, or that nobody plays. */
export const openView = (views: readonly DominionView[]): DominionView => ({
  ...views[0],
  viewer: 'audience',
  seats: views.map((view, seat) => view.seats[seat]),
})
