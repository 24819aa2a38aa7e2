import type { OwnConventions } from '../own';
import { NUMBERED_DISTRICT } from './japanese-writing';

export const japan: OwnConventions = { numberedDistrict: NUMBERED_DISTRICT };
