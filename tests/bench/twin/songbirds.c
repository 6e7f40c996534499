/* Songbirds for two players, written by hand in C: the physical limit the compiled Python is measured against.
 *
 * Same rules (the ids are those of the rules page) and the same work as a search does: copy an opening, play it out at
 * random, read the result. No trick that the Python could not use too: arrays, a list of open cells, sums kept up to date.
 *
 * Card = colour * 7 + volume - 1, colours in the order R B G W. Cell = row * 5 + column, from 0. Lines 0-4 are the rows,
 * 5-9 the columns.
 */
#include <stdint.h>
#include <string.h>

enum { CELLS = 25, CENTRE = 12, LINES = 10, COLOURS = 4, VOLUMES = 7, CARDS = 28, HAND = 13, PLACEMENTS = 24 };
enum { NOBODY = -1, PENDING = -2 };

typedef struct {
    uint8_t forest[CELLS];              /* card + 1; 0 is an empty cell */
    uint8_t frontier[CELLS];            /* the legal cells, in no order: `open` of them */
    uint8_t hand[2][HAND];
    uint8_t strength[LINES][COLOURS];
    uint8_t filled[LINES];
    uint8_t token[LINES];
    int8_t taker[LINES];                /* colour that took the token, NOBODY or PENDING */
    uint8_t harvest[COLOURS];
    uint8_t held[2];
    uint8_t open;
    uint8_t placed;
    uint8_t turn;
    uint32_t reached;                   /* bit set: the cell is filled or already in the frontier */
} State;

typedef struct {
    int32_t accepted;                   /* moves played; fewer than given: the next one was illegal */
    uint32_t frontier;                  /* bit set: the cell is legal now */
    int32_t awards[LINES];
    int32_t scores[2];                  /* meaningful once the forest is full, as the returns are */
    double returns[2];
} Outcome;

static const uint8_t BERRIES[LINES] = {15, 12, 12, 10, 9, 8, 7, 7, 6, 5};

static const uint32_t NEIGHBOURS[CELLS] = {
#define BIT(row, col) ((row) < 0 || (row) > 4 || (col) < 0 || (col) > 4 ? 0u : 1u << (((row) * 5 + (col)) & 31))
#define AROUND(row, col) BIT((row) - 1, col) | BIT((row) + 1, col) | BIT(row, (col) - 1) | BIT(row, (col) + 1)
#define ROW(row) AROUND(row, 0), AROUND(row, 1), AROUND(row, 2), AROUND(row, 3), AROUND(row, 4)
    ROW(0), ROW(1), ROW(2), ROW(3), ROW(4)
};

/* splitmix64: one draw a decision is enough, its two halves choose the card and the cell. */
static inline uint64_t draw(uint64_t *rng)
{
    uint64_t z = (*rng += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static inline int below(uint32_t random, int n) { return (int)(((uint64_t)random * (uint32_t)n) >> 32); }

static void shuffle(uint8_t *items, int n, uint64_t *rng)
{
    for (int i = n - 1; i > 0; i--) {
        int j = below((uint32_t)draw(rng), i + 1);
        uint8_t kept = items[i];
        items[i] = items[j];
        items[j] = kept;
    }
}

/* SB-LINE-3 to 5: the highest strength that no other colour has; a colour without a card is not there at all. */
int songbirds_winner(const uint8_t strength[COLOURS])
{
    int best = NOBODY;
    for (int c = 0; c < COLOURS; c++) {
        int shared = 0;
        for (int d = 0; d < COLOURS; d++) shared += strength[d] == strength[c];
        if (strength[c] && shared == 1 && (best == NOBODY || strength[c] > strength[best])) best = c;
    }
    return best;
}

static inline void sing(State *s, int line, int card)
{
    s->strength[line][card / VOLUMES] += card % VOLUMES + 1;
    if (++s->filled[line] < 5) return;
    int winner = songbirds_winner(s->strength[line]);
    s->taker[line] = winner;
    if (winner != NOBODY) s->harvest[winner] += s->token[line];
}

/* Put a card on a cell that is out of the frontier; its neighbours become legal (SB-TURN-2), its lines may be awarded. */
static inline void fill(State *s, int cell, int card)
{
    s->forest[cell] = card + 1;
    uint32_t fresh = NEIGHBOURS[cell] & ~s->reached;
    s->reached |= fresh;
    for (; fresh; fresh &= fresh - 1) s->frontier[s->open++] = __builtin_ctz(fresh);
    sing(s, cell / 5, card);
    sing(s, 5 + cell % 5, card);
}

static inline void place(State *s, int in_hand, int in_frontier)
{
    uint8_t *hand = s->hand[s->turn];
    int card = hand[in_hand], cell = s->frontier[in_frontier];
    hand[in_hand] = hand[--s->held[s->turn]];
    s->frontier[in_frontier] = s->frontier[--s->open];
    fill(s, cell, card);
    s->placed++;
    s->turn ^= 1;
}

static void set_up(State *s, int centre, const uint8_t hands[2 * HAND], const uint8_t tokens[LINES], int first)
{
    memset(s, 0, sizeof *s);
    memset(s->taker, PENDING, LINES);
    memcpy(s->hand, hands, 2 * HAND);
    memcpy(s->token, tokens, LINES);
    s->held[0] = s->held[1] = HAND;
    s->turn = first;
    s->reached = 1u << CENTRE;
    fill(s, CENTRE, centre);
}

static void deal(State *s, uint64_t *rng)
{
    uint8_t cards[CARDS], tokens[LINES];
    for (int i = 0; i < CARDS; i++) cards[i] = i;
    memcpy(tokens, BERRIES, LINES);
    shuffle(cards, CARDS, rng);
    shuffle(tokens, LINES, rng);
    set_up(s, cards[0], cards + 1, tokens, below((uint32_t)draw(rng), 2));
}

static inline int score(const State *s, int seat)
{
    int favourite = s->hand[seat][0];
    return favourite % VOLUMES + 1 + s->harvest[favourite / VOLUMES];
}

/* SB-END-4: the score, then the volume of the favourite; still equal, the victory is shared. */
static inline double result(const State *s)
{
    int lead = score(s, 0) - score(s, 1);
    if (!lead) lead = s->hand[0][0] % VOLUMES - s->hand[1][0] % VOLUMES;
    return lead > 0 ? 1.0 : lead < 0 ? 0.0 : 0.5;
}

/* Uniform over all (card, cell) pairs: every card may go to every legal cell, so two independent draws are enough. */
static inline void playout(State *s, uint64_t *rng)
{
    while (s->placed < PLACEMENTS) {
        uint64_t random = draw(rng);
        place(s, below((uint32_t)(random >> 32), s->held[s->turn]), below((uint32_t)random, s->open));
    }
}

/* n times: copy one opening, play it out at random. Gives the decisions taken; `won` gets the summed returns. */
int64_t songbirds_rollouts(int64_t n, uint64_t seed, double won[2])
{
    State opening;
    int64_t decisions = 0;
    deal(&opening, &seed);
    won[0] = won[1] = 0.0;
    for (int64_t i = 0; i < n; i++) {
        State s = opening;
        playout(&s, &seed);
        decisions += s.placed;
        double first = result(&s);
        won[0] += first;
        won[1] += 1.0 - first;
    }
    return decisions;
}

static int find(const uint8_t *items, int n, int wanted)
{
    for (int i = 0; i < n; i++)
        if (items[i] == wanted) return i;
    return -1;
}

/* A given opening with given moves (card, cell, card, cell...), so that tests can compare the twin with the rules. */
void songbirds_play(int centre, const uint8_t hands[2 * HAND], const uint8_t tokens[LINES], int first,
                    const uint8_t *moves, int n, Outcome *out)
{
    State s;
    set_up(&s, centre, hands, tokens, first);
    for (out->accepted = 0; out->accepted < n && s.placed < PLACEMENTS; out->accepted++) {
        int in_hand = find(s.hand[s.turn], s.held[s.turn], moves[2 * out->accepted]);
        int in_frontier = find(s.frontier, s.open, moves[2 * out->accepted + 1]);
        if (in_hand < 0 || in_frontier < 0) break;
        place(&s, in_hand, in_frontier);
    }
    out->frontier = 0;
    for (int i = 0; i < s.open; i++) out->frontier |= 1u << s.frontier[i];
    for (int i = 0; i < LINES; i++) out->awards[i] = s.taker[i];
    for (int seat = 0; seat < 2; seat++) out->scores[seat] = score(&s, seat);
    out->returns[0] = result(&s);
    out->returns[1] = 1.0 - out->returns[0];
}
