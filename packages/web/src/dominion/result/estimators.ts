/** Who plays on from each turn: everybody for money, or as one who has practised the kingdom. */
export const estimators = ['money', 'chamberlain'] as const
export type Estimator = (typeof estimators)[number]
