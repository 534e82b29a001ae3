import { Icon } from '../../../../common/Icon'
import { Message } from '../../../../messages'
import { useSite } from '../../../../runtime/site'

/** HomeBreadcrumbItem leads to the home page. */
export default function HomeBreadcrumbItem() {
  return (
    <li className="breadcrumbs__item">
      <a className="breadcrumbs__link" href={useSite().home} aria-label={docgenText(Message['theme.docs.breadcrumbs.home'])}>
        <Icon name="home" />
      </a>
    </li>
  )
}
