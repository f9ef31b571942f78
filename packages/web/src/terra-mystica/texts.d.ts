import type about from './locales/en/about-terra-mystica.json'
import type automaRulebook from './locales/en/automa-rulebook.json'
import type table from './locales/en/terra-mystica.json'
import type guide from './locales/en/terra-mystica-guide.json'
import type library from './locales/en/terra-mystica-library.json'
import type records from './locales/en/terra-mystica-records.json'
import type result from './locales/en/terra-mystica-result.json'
import type rulebook from './locales/en/terra-mystica-rulebook.json'

declare global {
  interface TextAreas {
    'about-terra-mystica': typeof about
    'automa-rulebook': typeof automaRulebook
    'terra-mystica': typeof table
    'terra-mystica-guide': typeof guide
    'terra-mystica-library': typeof library
    'terra-mystica-records': typeof records
    'terra-mystica-result': typeof result
    'terra-mystica-rulebook': typeof rulebook
  }
}
