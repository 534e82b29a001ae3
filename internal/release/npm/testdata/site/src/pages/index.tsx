import type { PageMetadata } from '@docgen-cli/docgen'
import BrowserOnly from '@docusaurus/BrowserOnly'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Head from '@docusaurus/Head'
import Interpolate, { interpolate } from '@docusaurus/Interpolate'
import isInternalUrl from '@docusaurus/isInternalUrl'
import Link from '@docusaurus/Link'
import { useHistory, useLocation } from '@docusaurus/router'
import Translate, { translate } from '@docusaurus/Translate'
import { useColorMode, useThemeConfig } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useIsBrowser from '@docusaurus/useIsBrowser'
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect'
import config from '@generated/docusaurus.config'
import Layout from '@theme/Layout'
import TabItem from '@theme/TabItem'
import { Tabs } from '@theme/Tabs'
import { useState } from 'react'
import Snow, { frontMatter as snow, metadata, toc } from '../../content/snow.mdx'
import { Chart } from '@site/src/Chart'
import facts from './facts.json'
import classes from './index.module.css'
import Lamp from './lamp.svg'
import photo from './photo.png'
import text from './note.txt?raw'
import './print.css'

export const frontMatter: PageMetadata = { title: 'Home', keywords: ['docs'] }

// @ts-expect-error: the field has another name
export const metadataOfNone: PageMetadata = { titel: 'Home' }

export default function Home() {
  const { siteConfig, i18n } = useDocusaurusContext()
  const [open, setOpen] = useState(false)
  const { colorMode, setColorMode } = useColorMode()
  const width: number = facts.width
  useIsomorphicLayoutEffect(() => setOpen(useIsBrowser() && ExecutionEnvironment.canUseDOM), [])
  useBrokenLinks().collectLink(useLocation().pathname)
  return (
    <Layout title={siteConfig.title} description={config.title as string}>
      <Head>
        <html lang={i18n.currentLocale} />
      </Head>
      <Link to="/setup" className={classes.button} onClick={() => useHistory().push('/setup')}>
        {translate({ message: 'Start' })} {interpolate('{n}', { n: width })}
      </Link>
      {/* @ts-expect-error: a link leads to a path */}
      <Link to={5} />
      <img src={useBaseUrl(photo)} alt={String(isInternalUrl(photo))} />
      <Lamp width={20} aria-hidden />
      <Tabs groupId="os" defaultValue={null}>
        <TabItem value="mac" label="macOS">
          {text}
        </TabItem>
      </Tabs>
      {/* @ts-expect-error: a tab has a value */}
      <TabItem label="macOS" />
      <button type="button" onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}>
        <Translate>Color</Translate> {String(open)} {JSON.stringify(useThemeConfig())}
      </button>
      <BrowserOnly fallback={<p>...</p>}>{() => <Chart year={2024} color="tomato" />}</BrowserOnly>
      <ErrorBoundary fallback={({ error, tryAgain }) => <p onClick={tryAgain}>{error.message}</p>}>
        <Interpolate values={{ name: <b>docgen</b> }}>{'Hello {name}'}</Interpolate>
      </ErrorBoundary>
      <Snow />
      {metadata.permalink} {toc.length} {String(snow.title)}
    </Layout>
  )
}
