import type { ComponentPropsWithoutRef, ElementType } from 'react'
import Head from '../docusaurus/Head'
import { Admonition, AdmonitionTitle } from './Admonition'
import { Badge } from './Badge'
import { Button } from './Button'
import { CallToAction } from './CallToAction'
import { Card } from './Card'
import { Cards } from './Cards'
import { CheckBox } from './CheckBox'
import { CodeBlock } from './CodeBlock'
import { Details } from './Details'
import { DocCardList } from './DocCardList'
import { Feature } from './Feature'
import { Features } from './Features'
import { Figure } from './Figure'
import { FileTree } from './FileTree'
import { Heading } from './Heading'
import { Hero } from './Hero'
import { Image } from './Image'
import { Logos } from './Logos'
import { Pre } from './Pre'
import { Steps } from './Steps'
import { TabItem } from './TabItem'
import { Table } from './Table'
import { Tabs } from './Tabs'

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function MDXHeading(props: ComponentPropsWithoutRef<'h2'>) {
    return <Heading as={as} {...props} />
  }

/**
 * MDXComponents lists the components that content can use without an import. Those with the name of an
 * HTML element render that element wherever Markdown produces it.
 */
export const MDXComponents = {
  Admonition,
  Badge,
  Button,
  CallToAction,
  Card,
  Cards,
  CodeBlock,
  Details,
  DocCardList,
  Feature,
  Features,
  Figure,
  FileTree,
  Head,
  Hero,
  Logos,
  Steps,
  TabItem,
  Tabs,
  admonition: Admonition,
  mdxAdmonitionTitle: AdmonitionTitle,
  details: Details,
  head: Head,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Image,
  input: CheckBox,
  pre: Pre,
  table: Table,
} satisfies Record<string, ElementType>
