// A program with Nest's container and no server: `node main.js "881 main street, manchester"`.
import 'reflect-metadata';
import { Inject, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Geocoder } from 'doorplate';
import { GeocoderModule } from './geocoder.module.js';

@Injectable()
class Shop {
  constructor(@Inject(Geocoder) private readonly geocoder: Geocoder) {}

  labelOf(line: string): string | null {
    return this.geocoder.search(line, { limit: 1 })[0]?.label ?? null;
  }
}

@Module({ imports: [GeocoderModule], providers: [Shop] })
class AppModule {}

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
console.log(app.get(Shop).labelOf(process.argv[2] ?? ''));
await app.close();
