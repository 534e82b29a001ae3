import './styles'
import { start } from './start'

start()
