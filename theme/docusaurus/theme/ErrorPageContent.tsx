import { PageCrash } from '../../errors/PageCrash'

/** ErrorPageContent says that a page crashed. */
export default function ErrorPageContent({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return <PageCrash error={error} onRetry={tryAgain} />
}
