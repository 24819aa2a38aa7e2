import { Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { Geocoder } from 'doorplate';

/** One open geocoder for the application. Import the module, then ask for `@Inject(Geocoder) geocoder: Geocoder`. */
@Module({
  providers: [
    { provide: Geocoder, useFactory: () => Geocoder.open(process.env.DOORPLATE_DATA ?? 'out/sample') },
  ],
  exports: [Geocoder],
})
export class GeocoderModule implements OnModuleDestroy {
  constructor(@Inject(Geocoder) private readonly geocoder: Geocoder) {}

  onModuleDestroy(): void {
    this.geocoder.close();
  }
}
