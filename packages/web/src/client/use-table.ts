import { useSyncExternalStore } from 'react'
import { type TableSnapshot, TableStore } from './table-store.ts'

const stores = new Map<string, TableStore>()

/** The store of a table; the same to all who ask. */
function tableStore(id: string): TableStore {
  const store = stores.get(id) ?? new TableStore(id)
  stores.set(id, store)
  return store
}

export function useTable(id: string): TableSnapshot & { readonly store: TableStore } {
  const store = tableStore(id)
  return { ...useSyncExternalStore(store.subscribe, store.getSnapshot), store }
}
