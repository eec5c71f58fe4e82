import * as z from 'zod/mini';
import { record, text, Whole } from './schema.ts';

/**
 * Work that a call asks of a browser beyond its share (2013, S15). For each `part` from 0, find the least `counter` from 0 for which
 * PBKDF2-SHA-256 of the password `part:counter`, the salt `challenge` and `cost` iterations begins with a 32-bit number below
 * 2³² / `tries`. The proof is the challenge, a dot, and the counters in base 36, joined by `-`; it is good once, for the same call.
 */
export const ProofChallenge = record({
  challenge: ['challenge', text(120)],
  parts: ['parts', Whole],
  /** Counters of one part that are tried on the average. */
  tries: ['tries', Whole],
  cost: ['cost', Whole],
});

/** Fields of a call that may ask for a proof. */
export const proofFields = { proof: ['proof', z.optional(text(240))] } as const;
