import { NUMBERED_DISTRICT } from './japanese-writing';
import type { OwnConventions } from './own';

export const japan: OwnConventions = { numberedDistrict: NUMBERED_DISTRICT };
