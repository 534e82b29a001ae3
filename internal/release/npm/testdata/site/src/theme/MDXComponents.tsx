import MDXComponents from '@theme-original/MDXComponents'
import { Chart } from '../Chart'

export default { ...MDXComponents, Chart, hr: () => <hr className="wave" /> }
