import { NavbarLocales } from '../../../navbar/NavbarLocales'
import { useSite } from '../../../runtime/site'

interface Props {
  className?: string
  /** in the side menu of narrow windows */
  mobile?: boolean
}

/** LocaleDropdownNavbarItem shows a menu with this page in other languages. */
export default function LocaleDropdownNavbarItem({ className, mobile }: Props) {
  const { locales, locale } = useSite()
  const label = locales.find(({ name }) => name === locale)?.label ?? locale
  return <NavbarLocales item={{ kind: 'locales', label, className }} place={mobile ? 'menu' : 'bar'} />
}
