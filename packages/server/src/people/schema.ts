/** The tables in which people are kept. Moments are ISO texts and truths 0 or 1, alike in every database. */

export interface PeopleTables {
  person: {
    id: string
    name: string
    email: string // of a guest: an address that cannot exist
    email_verified: number // never: the host sends no mail
    image: string | null
    guest: number
    admin: number
    banned: string | null // why
    hidden: number // does not let friends see that they are here
    created_at: string
    updated_at: string
  }
  session: {
    id: string
    person_id: string
    token: string
    expires_at: string
    ip_address: string | null
    user_agent: string | null
    created_at: string
    updated_at: string
  }
  account: {
    id: string
    person_id: string
    account_id: string
    provider_id: string
    password: string | null // its hash
    created_at: string
    updated_at: string
  }
  token: {
    id: string
    person_id: string
    name: string
    hash: string // of the secret, which is not kept
    created_at: string
    used_on: string | null // a day
  }
}

/** What `better-auth` calls its models and fields, as they are called here. */
export const authModels = {
  user: {
    modelName: 'person',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'session',
    fields: {
      userId: 'person_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  account: {
    modelName: 'account',
    fields: {
      userId: 'person_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
} as const

/** Where the address of a guest would be: `invalid` belongs to nobody for ever. */
export const GUEST_DOMAIN = 'guest.invalid'
