import { countryProfile, joinHouseNumber } from '../../src/country/index';
import { Dataset } from '../../src/store/dataset';
import { mulberry32 } from '../quality/random';

/** One address of the dataset and everything that is asked about it. */
export interface Question {
  ordinal: number;
  id: string;
  streetname: string;
  number: string;
  suffix: string;
  /** Number and suffix in one, as people write them. */
  houseNumber: string;
  postcode: string;
  city: string;
  /** A point some tens of metres from it. */
  latitude: number;
  longitude: number;
  /** The street's name with one letter wrong. */
  damagedName: string;
  /** As the country writes it. */
  line: string;
}

export interface QuestionSet {
  /** ISO 3166-1 alpha-2, of the first country. */
  country: string;
  questions: Question[];
  countryIds: string[];
  provinceIds: string[];
  municipalityNames: string[];
}

const STRAY_METERS = 60;
const METERS_PER_DEGREE = 111_195;

/** Draws seeded questions, evenly over the blocks of a dataset. */
export function drawQuestions(directory: string, count: number, seed: number): QuestionSet {
  const dataset = Dataset.open(directory, { memory: 'on-demand' });
  try {
    const random = mulberry32(seed);
    const profile = countryProfile(dataset.countries()[0]!.code);
    const questions: Question[] = [];
    while (questions.length < count) {
      const view = dataset.load(Math.floor(random() * dataset.manifest.counts.blocks));
      const address = view.address(Math.floor(random() * view.count));
      if (address.number === '') continue;
      const { number, suffix, postcode } = address;
      const street = dataset.street(address.street);
      const streetname = street.name;
      const city = dataset.area(street.city).name;
      const houseNumber = joinHouseNumber(number, suffix);
      const narrow = Math.cos((address.latitude * Math.PI) / 180);
      questions.push({
        ordinal: address.ordinal,
        id: dataset.uuidOf(address),
        streetname,
        number,
        suffix,
        houseNumber,
        postcode,
        city,
        latitude: address.latitude + ((random() - 0.5) * 2 * STRAY_METERS) / METERS_PER_DEGREE,
        longitude: address.longitude + ((random() - 0.5) * 2 * STRAY_METERS) / METERS_PER_DEGREE / narrow,
        damagedName: damaged(streetname, random),
        line: profile.label({ streetname, number, suffix, postcode, city, province: null }),
      });
    }
    const countries = dataset.countries();
    const provinces = countries.flatMap((country) => dataset.children(country.id, 'province'));
    const municipalities = provinces.flatMap((province) => dataset.children(province.id, 'municipality'));
    return {
      country: countries[0]!.code,
      questions,
      countryIds: countries.map(({ uuid }) => uuid),
      provinceIds: provinces.map(({ uuid }) => uuid),
      municipalityNames: municipalities.map(({ name }) => name),
    };
  } finally {
    dataset.close();
  }
}

/** One letter left out, doubled, or changed, not the first. */
function damaged(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 1));
  const kind = Math.floor(random() * 3);
  if (kind === 0) return name.slice(0, at) + name.slice(at + 1);
  if (kind === 1) return name.slice(0, at) + (name[at] ?? 'e') + name.slice(at);
  return `${name.slice(0, at)}${name[at] === 'o' ? 'a' : 'o'}${name.slice(at + 1)}`;
}
