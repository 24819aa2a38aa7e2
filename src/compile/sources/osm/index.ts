export { readOsmAddresses } from './addresses';
export { readOsmAreas } from './areas';
