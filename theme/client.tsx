import './styles'
import { start } from './start'

void start()
