/** What English messages call to name fruits. */

import { list } from '../../../formats.en.ts';
import { type Fruit, kindOf, ripenessOf } from '../../content/fruits.ts';
import { fruits as names } from './fruits.ftl.ts';

export const fruit = (one: Fruit): string => `${names.kinds[kindOf(one)]} ${ripenessOf(one)}`;
export const fruits = (several: readonly Fruit[]): string => list(several.map(fruit));
