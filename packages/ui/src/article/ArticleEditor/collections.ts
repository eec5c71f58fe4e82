import * as named from 'immutable';

// CommonJS like draft-js, whose own collections these are: one copy, 3.7.
const immutable = 'default' in named ? (named.default as typeof named) : named;

export const List = immutable.List;
export const ImmutableMap = immutable.Map;
export const OrderedSet = immutable.OrderedSet;
