import Footer from '@theme/Footer'
import { Heading } from '@theme-init/Heading'

export function NotFound() {
  return (
    <>
      <Heading as="h1" id="none">
        Nothing here
      </Heading>
      {/* the site's own footer, with its own property */}
      <Footer year={2025} />
      {/* @ts-expect-error: a number */}
      <Footer year="2025" />
    </>
  )
}
