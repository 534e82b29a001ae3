import Head from '../Head'
import Translate, { translate } from '../Translate'

// The texts of banners, and of the pages of blogs and tags.

export const UnlistedBannerTitle = () => <Translate id="theme.contentVisibility.unlistedBanner.title" />
export const UnlistedBannerMessage = () => <Translate id="theme.contentVisibility.unlistedBanner.message" />
export const DraftBannerTitle = () => <Translate id="theme.contentVisibility.draftBanner.title" />
export const DraftBannerMessage = () => <Translate id="theme.contentVisibility.draftBanner.message" />
export const BlogAuthorsListViewAllLabel = () => <Translate id="theme.blog.authorsList.viewAll" />
export const BlogAuthorNoPostsLabel = () => <Translate id="theme.blog.author.noPosts" />
export const translateTagsPageTitle = () => translate({ id: 'theme.tags.tagsPageTitle' })
export const translateBlogAuthorsListPageTitle = () => translate({ id: 'theme.blog.authorsList.pageTitle' })

/** UnlistedMetadata keeps search engines from a page. */
export function UnlistedMetadata() {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  )
}
