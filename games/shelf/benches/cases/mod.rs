//! What the two benches measure: positions whose perft counts, and the most instructions a leaf may
//! cost there.

/// A position to count leaves from.
pub(crate) struct Case {
    /// Its name in reports.
    pub(crate) name: &'static str,
    /// The game.
    pub(crate) game: &'static str,
    /// The rules.
    pub(crate) rules: &'static str,
    /// The position text, or nothing for the start.
    pub(crate) position: Option<&'static str>,
    /// How deep to count.
    pub(crate) depth: u32,
    /// The most instructions per leaf.
    pub(crate) most_instructions: u64,
}

/// The cases of all games.
pub(crate) const CASES: &[Case] = &[
    Case {
        name: "lautari start",
        game: "lautari",
        rules: "lautari",
        position: None,
        depth: 5,
        most_instructions: 100,
    },
    lautari_middle_game(
        "lautari, Guard may revive on r4",
        "b e1,f1,g1,h1,i1,e2,f2,g2,g4,Rr4 Sb5,e13,f13,g13,e14,f14,g14,h14,i14 - r6,r4,I,- - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, Guard may revive on k8",
        "w e1,f1,g1,h1,i1,e2,f2,g2,g4,Sk10 Rk8,e13,f13,g13,e14,f14,g14,h14,i14 - g8,k8,R,- - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, unprotected Guard on a",
        "b e1,f1,g1,h1,i1,e2,f2,g2,h4,g6,Sa g5,Id7,l7,Rg8,e13,f13,g13,e14,f14,g14,h14,i14 - - g6 0",
        2,
    ),
    lautari_middle_game(
        "lautari, open and closed rows",
        "w e1,e2,f2,g2,e3,f3,g3,f12,g12,h12,Rh13 h2,h3,i3,g4,e13,f13,g13,h14,i14 e1,f2,e13 - - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, row closed by a captured pawn",
        "w e1,f1,g1,i1,e3,f3,g3,h4 Ri3,e13,f13,g13,e14,f14,g14,h14,i14 i3 h5,i3,R,- - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, Guard may revive on g11",
        "w e2,g4,Ie6,Sg9 Ih9,g11,e12,f12,i12,e13,f13,g13,e14 e13,f13,g13,e14 g12,g11,P,g12 - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, immune pawn on g11",
        "b e2,g4,Ie6,Sg9,g11 Ih9,e12,f12,g12,i12,e13,f13,g13,e14 g12,e13,f13,g13,e14 - g11 0",
        3,
    ),
    lautari_middle_game(
        "lautari, Guard far from its field",
        "w e1,f1,g1,h1,i1,e2,f2,g2,Sr5,s10,Rl9 Rd9,e13,f13,g13,e14,f14,g14,h14,i14 - - - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, Rider among pawns",
        "w e1,f1,g1,h1,i1,e2,f2,g2,g4,f5,Rg5,h5,g6 f6,h6,g7,Ig8,e13,f13,g13,e14,f14,g14,h14,i14 - - - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, many scouts",
        "b Rf2,If3,Ih3,k5,Ib6,s9,Sr4 Sr5,g6,Ie7,Ig7,g8,a,If11,Rf12,g12,e13,f14,h14 f12,g12,e13,f14,i14 - - 3",
        2,
    ),
    lautari_middle_game(
        "lautari, immune pawn on i7",
        "w g1,h2,i2,e5,h5,Rb6,h7,e8 g7,i7,b8,Sa,e14 g1,h2,f3 - i7 0",
        2,
    ),
    lautari_middle_game(
        "lautari, Riders and Guard",
        "b Sg2 r5,Rk5,g10,i9,Rg7,Ri7,Sa,e11,i11,i12,f13,i13 - - - 81",
        2,
    ),
    lautari_middle_game(
        "lautari, Guard may revive on i2",
        "b i2,b5,Sb10,k6 Sg2,d6,Ie8,f13,i14 h1,f2,h2,f3,h3,f13 i1,i2,P,i1 - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, protected Guard on a",
        "w e1,f1,f2,g2,h2,g3,i3,g4,d5,Sg5,Ii6 d10,Sa,e11,h12,i12,g13,i13 e1,f1,g2 - - 8",
        2,
    ),
    lautari_middle_game(
        "lautari, Guard may revive on f3",
        "w h1,i1,e2,i3,Sr5,l5,k6 Sf3,Ig5,h6,b9,e7,h7,If8,f13,i14 h1,i1,e2,f2,h2,f3,h3,i3,f13 f5,f3,S,- - 0",
        3,
    ),
    lautari_middle_game(
        "lautari, few against many",
        "w e1,f1,h1,i1,f2,g2,h3,g4,Il5,g6,Rs8 e10,Rb6,i11,f13,g14 e1,f1,h3 - - 6",
        2,
    ),
    lautari_middle_game(
        "lautari, late game",
        "w f1,i1,e2,i2,Ie3,e5,h5,s10,g6,Rb9,b7 Rf7,Sa - - - 16",
        2,
    ),
    nardi("nardi start", "w roll 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 - -", 57),
    nardi(
        "nardi middle game",
        "w roll 22:2,20:1,15:1,14:1,8:1,6:6,3:2,2:1 bar:1,21:1,12:3,9:1,6:3,4:1,2:2,1:3 - -",
        80,
    ),
    nardi("nardi bearing off", "w roll 6:3,5:3,4:3,3:2,2:2,1:2 6:3,5:3,4:3,3:2,2:2,1:2 - -", 75),
    Case {
        name: "luzhanqi after the set-ups",
        game: "luzhanqi",
        rules: "luzhanqi",
        position: Some(
            "r a1:M,b1:F,c1:8,d1:M,e1:M,a2:9,b2:7,c2:B,d2:9,e2:3,a3:B,c3:9,e3:8,a4:6,b4:4,\
             d4:2,e4:7,a5:7,c5:5,e5:1,a6:6,b6:3,c6:8,d6:5,e6:4 a7:6,b7:3,c7:8,d7:5,e7:4,a8:7,\
             c8:5,e8:1,a9:6,b9:4,d9:2,e9:7,a10:B,c10:9,e10:8,a11:9,b11:7,c11:B,d11:9,e11:3,\
             a12:M,b12:F,c12:8,d12:M,e12:M - 0 0",
        ),
        depth: 3,
        most_instructions: 150,
    },
    Case {
        name: "luzhanqi middle game",
        game: "luzhanqi",
        rules: "luzhanqi",
        position: Some(
            "b a1:M,b1:F,c1:M,b3:2,e3:B,d5:1,c6:5,a7:3,b8:4,d8:9,c9:7 d3:9,c4:8,b5:6,a6:2,\
             c7:5,e8:9,d9:3,b10:1,c10:B,d11:M,d12:F,e12:M b5,a6,b8 0 101",
        ),
        depth: 3,
        most_instructions: 150,
    },
    Case {
        name: "luzhanqi end game",
        game: "luzhanqi",
        rules: "luzhanqi",
        position: Some(
            "b a1:M,b1:F,c1:8,a2:M,b2:9,b3:7 d2:6,c3:9,a4:5,e11:3,d12:F,e12:M d2,b3 6 140",
        ),
        depth: 3,
        most_instructions: 150,
    },
    Case {
        name: "luzhanqi contest rules",
        game: "luzhanqi",
        rules: "caai",
        position: Some(
            "r a1:B,b1:F,c1:1,d1:B,e1:M,a2:M,b2:9,c2:M,d2:8,e2:3,a3:6,c3:8,e3:4,a4:7,b4:9,\
             d4:2,e4:4,a5:3,c5:6,e5:7,a6:9,b6:8,c6:7,d6:5,e6:5 a7:4,b7:8,c7:7,d7:9,e7:7,a8:3,\
             c8:4,e8:7,a9:8,b9:6,d9:5,e9:3,a10:6,c10:9,e10:2,a11:9,b11:B,c11:M,d11:M,e11:8,\
             a12:5,b12:M,c12:B,d12:F,e12:1 - 0 0",
        ),
        depth: 3,
        most_instructions: 150,
    },
    Case {
        name: "rotary start",
        game: "rotary",
        rules: "rotary",
        position: None,
        depth: 4,
        most_instructions: 100,
    },
    Case {
        name: "rotary middle game",
        game: "rotary",
        rules: "rotary",
        position: Some(
            "b - 24,31,32,41,42,43,63,68,73,76,83,94,95 14,25,47,57,66,67,69,79,85,86,97,98,99 39",
        ),
        depth: 3,
        most_instructions: 100,
    },
    Case {
        name: "rotary with captures on the way",
        game: "rotary",
        rules: "rotary,capture=during,traps=outside",
        position: Some(
            "w - 11,12,21,31,32,61,63,72,83,87,94,95,96 13,14,25,34,36,47,67,68,78,89,97,98,99 10",
        ),
        depth: 3,
        most_instructions: 100,
    },
    Case {
        name: "shatra start",
        game: "shatra",
        rules: "shatra",
        position: None,
        depth: 3,
        most_instructions: 150,
    },
    Case {
        name: "shatra middle game",
        game: "shatra",
        rules: "shatra",
        position: Some("w 5,8,T34,K53,Y56,60 K11,T12,19,59 w - 2"),
        depth: 3,
        most_instructions: 150,
    },
];

/// The positions of Lautari's vectors, counted as deep as there.
const fn lautari_middle_game(name: &'static str, position: &'static str, depth: u32) -> Case {
    let position = Some(position);
    Case { name, game: "lautari", rules: "lautari", position, depth, most_instructions: 150 }
}

/// Two plays deep, with all rolls.
const fn nardi(name: &'static str, position: &'static str, most_instructions: u64) -> Case {
    let position = Some(position);
    Case { name, game: "nardi", rules: "nardi", position, depth: 2, most_instructions }
}

impl Case {
    /// A table with the case's position.
    ///
    /// # Panics
    /// When the case is not one of its game.
    pub(crate) fn table(&self) -> Box<dyn galds_games::core::AnyTable> {
        let mut table = galds_games::open(self.game, self.rules).expect("the rules of the case");
        if let Some(position) = self.position {
            table.set_position(position).expect("the position of the case");
        }
        table
    }
}
