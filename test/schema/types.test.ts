import type { Static, TSchema } from 'typebox';
import { describe, expectTypeOf, it } from 'vitest';
import type { Geocoder } from '../../src/geocoder';
import type { Manifest } from '../../src/model/manifest';
import type { AddressQuery, Explanation, Match } from '../../src/model/match';
import type * as options from '../../src/model/options';
import type * as requests from '../../src/model/requests';
import type * as shapes from '../../src/model/shapes';
import type { GeocoderPool } from '../../src/pool';
import type * as answerSchemas from '../../src/schema/answers';
import type * as optionSchemas from '../../src/schema/options';
import type * as requestSchemas from '../../src/schema/requests';

/** What a schema says, spread out so that it compares with an interface. */
type Of<Schema extends TSchema> = Static<Schema>;
/** Field by field, optional or not: interfaces and mapped types compare alike. */
type Plain<Shape> = { [Field in keyof Shape]: Shape[Field] };

/** What is asked may say `undefined` for what it leaves out, also under exactOptionalPropertyTypes. */
type Lax<Shape> = {
  [Field in keyof Shape]: object extends Pick<Shape, Field> ? Shape[Field] | undefined : Shape[Field];
};

// The type checker does the work (npm run typecheck); vitest only shows that the file was looked at.
describe('schemas equal the interfaces', () => {
  it('answers', () => {
    type A = typeof answerSchemas;
    expectTypeOf<Plain<Of<A['streetLookupAddress']>>>().toEqualTypeOf<Plain<shapes.StreetLookupAddress>>();
    expectTypeOf<Plain<Of<A['postcodeLookupAddress']>>>().toEqualTypeOf<
      Plain<shapes.PostcodeLookupAddress>
    >();
    expectTypeOf<Plain<Of<A['forwardAddress']>>>().toEqualTypeOf<Plain<shapes.ForwardAddress>>();
    expectTypeOf<Plain<Of<A['reverseAddress']>>>().toEqualTypeOf<Plain<shapes.ReverseAddress>>();
    expectTypeOf<Plain<Of<A['addressRecord']>>>().toEqualTypeOf<Plain<shapes.AddressRecord>>();
    expectTypeOf<Plain<Of<A['country']>>>().toEqualTypeOf<Plain<shapes.Country>>();
    expectTypeOf<Plain<Of<A['province']>>>().toEqualTypeOf<Plain<shapes.Province>>();
    expectTypeOf<Plain<Of<A['municipality']>>>().toEqualTypeOf<Plain<shapes.Municipality>>();
    expectTypeOf<Plain<Of<A['suburb']>>>().toEqualTypeOf<Plain<shapes.Suburb>>();
    expectTypeOf<Plain<Of<A['areaRecord']>>>().toEqualTypeOf<Plain<shapes.AreaRecord>>();
  });

  it('matches', () => {
    type Found = Of<(typeof answerSchemas)['match']>;
    type Flat = 'verdicts' | 'explanation';
    expectTypeOf<Plain<Omit<Found, Flat>>>().toEqualTypeOf<Plain<Omit<Match, Flat>>>();
    expectTypeOf<Plain<Found['verdicts']>>().toEqualTypeOf<Plain<Match['verdicts']>>();
    type Told = NonNullable<Found['explanation']>;
    expectTypeOf<keyof Told>().toEqualTypeOf<keyof Explanation>();
    expectTypeOf<Told>().toExtend<Explanation>();
    expectTypeOf<Omit<Explanation, 'readings'>>().toExtend<Omit<Told, 'readings'>>();
    expectTypeOf<Plain<Told['points'][number]>>().toEqualTypeOf<Plain<Explanation['points'][number]>>();
    expectTypeOf<Lax<Told['readings'][number]['fields']>>().toEqualTypeOf<Plain<AddressQuery>>();
  });

  it('requests', () => {
    type R = typeof requestSchemas;
    expectTypeOf<Lax<Of<R['streetLookupRequest']>>>().toEqualTypeOf<Plain<requests.StreetLookupRequest>>();
    expectTypeOf<Lax<Of<R['postcodeLookupRequest']>>>().toEqualTypeOf<
      Plain<requests.PostcodeLookupRequest>
    >();
    expectTypeOf<Lax<Of<R['forwardGeocodeRequest']>>>().toEqualTypeOf<
      Plain<requests.ForwardGeocodeRequest>
    >();
    expectTypeOf<Lax<Of<R['reverseGeocodeRequest']>>>().toEqualTypeOf<
      Plain<requests.ReverseGeocodeRequest>
    >();
    expectTypeOf<Lax<Of<R['areaFilter']>>>().toEqualTypeOf<Plain<requests.AreaFilter>>();
    expectTypeOf<Lax<Of<R['candidatesRequest']>>>().toEqualTypeOf<Plain<AddressQuery>>();
  });

  it('detail decides the answer of every operation that takes it, also where it is not known', () => {
    const geocoder = {} as Geocoder;
    const pool = {} as GeocoderPool;
    const ask = {
      plain: () => geocoder.forwardGeocode({ streetname: 'Brink', number: '1' }),
      refused: () => geocoder.forwardGeocode({ streetname: 'Brink', number: '1' }, { detail: false }),
      detailed: () => geocoder.forwardGeocode({ streetname: 'Brink', number: '1' }, { detail: true }),
      unknown: (chosen: options.ForwardGeocodeOptions) =>
        geocoder.forwardGeocode({ streetname: 'Brink', number: '1' }, chosen),
      list: (chosen: options.StreetLookupOptions) => geocoder.lookupStreet({ streetname: 'Brink' }, chosen),
      pooled: (chosen: options.GetAddressOptions) => pool.getAddress('', chosen),
      pooledPlain: () => pool.getAddress('', { detail: false }),
    };
    expectTypeOf(ask.plain).returns.toEqualTypeOf<shapes.ForwardAddress | null>();
    expectTypeOf(ask.refused).returns.toEqualTypeOf<shapes.ForwardAddress | null>();
    expectTypeOf(ask.detailed).returns.toEqualTypeOf<Match | null>();
    expectTypeOf(ask.unknown).returns.toEqualTypeOf<shapes.ForwardAddress | Match | null>();
    expectTypeOf(ask.list).returns.toEqualTypeOf<shapes.StreetLookupAddress[] | Match[]>();
    expectTypeOf(ask.pooled).returns.resolves.toEqualTypeOf<shapes.AddressRecord | Match | null>();
    expectTypeOf(ask.pooledPlain).returns.resolves.toEqualTypeOf<shapes.AddressRecord | null>();
  });

  it('a bounding box of a manifest filters', () => {
    type Box = NonNullable<Manifest['boundingBox']>;
    expectTypeOf<Box>().toExtend<NonNullable<options.MatchOptions['within']>>();
  });

  it('options', () => {
    type O = typeof optionSchemas;
    expectTypeOf<Lax<Of<O['openOptions']>>>().toEqualTypeOf<Plain<options.OpenOptions>>();
    expectTypeOf<Lax<Of<O['streetLookupOptions']>>>().toEqualTypeOf<Plain<options.StreetLookupOptions>>();
    expectTypeOf<Lax<Of<O['postcodeLookupOptions']>>>().toEqualTypeOf<Plain<options.PostcodeLookupOptions>>();
    expectTypeOf<Lax<Of<O['forwardGeocodeOptions']>>>().toEqualTypeOf<Plain<options.ForwardGeocodeOptions>>();
    expectTypeOf<Lax<Of<O['reverseGeocodeOptions']>>>().toEqualTypeOf<Plain<options.ReverseGeocodeOptions>>();
    expectTypeOf<Lax<Of<O['getAddressOptions']>>>().toEqualTypeOf<Plain<options.GetAddressOptions>>();
    expectTypeOf<Lax<Of<O['areaListOptions']>>>().toEqualTypeOf<Plain<options.AreaListOptions>>();
    expectTypeOf<Lax<Of<O['getAreaOptions']>>>().toEqualTypeOf<Plain<options.GetAreaOptions>>();
    type Asked = Lax<Of<O['matchOptions']>>;
    expectTypeOf<keyof Asked>().toEqualTypeOf<keyof options.MatchOptions>();
    expectTypeOf<Asked>().toExtend<options.MatchOptions>();
    expectTypeOf<options.MatchOptions>().toExtend<Asked>();
  });
});
