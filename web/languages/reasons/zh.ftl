### 各种棋和服务器拒绝某事的原因，中文。键和值来自程序；
### `cargo nextest run -p galds-server --test reasons` 会指出某种语言缺少哪些。
### 值是棋手书写的文字（格子、走法）或数字；`pawn`、`white` 之类的词
### 与选择式中的写法相同。

## 所有棋种

table-over = 对局已经结束：{ $outcome }。

open-game = 没有叫“{ $given }”的棋；可选：{ $allowed }。

rules-preset = 没有叫“{ $given }”的规则；可选：{ $allowed }。
rules-form = “{ $given }”不是选项；选项写作 key=value，可用的 key 有：{ $allowed }。
rules-key = 没有“{ $given }”这个选项；选项有：{ $allowed }。
rules-value = 选项“{ $key }”不能是“{ $given }”。
rules-repeated = 选项“{ $key }”写了两次。

## 劳塔里：走法

lautari-form = “{ $text }”不是走法；走子写作 e3 e4（吃子加 x），升变写作 f4^I，复活写作 k10+g8,k8。
lautari-no-such-field = 没有“{ $name }”这一格；格子有：第 1-4 行和第 11-14 行的 e-i，第 5-10 行的 b d e f g h i k l，r4-r7，s8-s11，以及 a。
lautari-over = 对局已经结束：{ $outcome }。
lautari-no-piece = { $field } 上没有棋子。
lautari-not-yours =
    { $field } 上的棋子是对方的，现在轮到{ $side ->
        [white] 白方
       *[black] 黑方
    }。
lautari-same-field = 走子不能停在出发的格子 { $field }。
lautari-own-piece = { $field } 上是己方棋子。
lautari-too-far =
    { $to } 离 { $from } 太远：{ $role ->
        [pawn] 兵
        [scout] 侦察兵
        [rider] 骑兵
       *[guard] 守卫
    }每次走{ $role ->
        [pawn] 一格
        [scout] 一到两格
        [rider] 一到三格
       *[guard] 一到三格
    }。
lautari-blocked =
    从 { $from } 到 { $to } 的路被挡住了：{ $role ->
        [pawn] 兵
        [scout] 侦察兵
        [rider] 骑兵
       *[guard] 守卫
    }只能经过空格。
lautari-immune = { $field } 上的兵刚刚复活，这一步不能吃它。
lautari-guard-on-centre =
    a 上的守卫只能被守卫或骑兵吃掉，不能被{ $role ->
        [pawn] 兵
        [scout] 侦察兵
        [rider] 骑兵
       *[guard] 守卫
    }吃掉。
lautari-no-capture = { $field } 上没有敌子：不吃子的走法不写 x。
lautari-capture-unmarked = { $field } 上有敌子：吃子要写 x。
lautari-wrong-role =
    棋子在那里{ $becomes ->
        [rider] 变为骑兵
        [guard] 变为守卫
       *[none] 不改变兵种
    }，所以这一步写作 { $written }。
lautari-not-a-pawn =
    { $field } 上是{ $role ->
        [pawn] 兵
        [scout] 侦察兵
        [rider] 骑兵
       *[guard] 守卫
    }；只有兵才能变为侦察兵。
lautari-enemy-home = { $field } 在敌方本营，兵在那里不能变为侦察兵。
lautari-row-not-open = 第 { $row } 行的兵还不能变为侦察兵：以下格子还没有己方棋子走开过：{ $unmoved }。
lautari-no-line = { $field } 不在两枚己方棋子之间：三枚棋子须在同一环、弧、行或列上相连（在 a 上时，另两枚须在内环相对的格子上）。
lautari-nothing-to-revive = 没有可以复活的棋子：对方上一步没有吃子。
lautari-other-capture = 对方上一步是从 { $from } 到 { $to } 吃子，所以复活的写法要以 { $from },{ $to } 结尾。
lautari-no-guard =
    只有守卫能使棋子复活，而{ $side ->
        [white] 白方
       *[black] 黑方
    }没有守卫。
lautari-guard-elsewhere = 己方守卫在 { $guard }，不在 { $named }。
lautari-revival-too-far = { $guard } 上的守卫不能经空格在一到两格内走到 { $to }。

## 劳塔里：局面文本

lautari-position-parts =
    { $count ->
       *[other] 局面有 7 个部分（行动方、白方、黑方、未动格、吃子、免吃、无进展步数），而不是 { $count } 个。
    }
lautari-position-side = 行动方是 w（白方）或 b（黑方），而不是“{ $text }”。
lautari-position-no-such-piece = “{ $text }”不是格子上的棋子；兵写作 e3，侦察兵写作 Ie3，骑兵写作 Re3，守卫写作 Se3。
lautari-position-no-such-field = 棋盘上没有“{ $name }”这一格。
lautari-position-twice = 格子 { $field } 写了两次。
lautari-position-second-guard =
    { $side ->
        [white] 白方
       *[black] 黑方
    }在 { $first } 有一枚守卫，在 { $second } 又有一枚；每方最多一枚。
lautari-position-too-many =
    { $side ->
        [white] 白方
       *[black] 黑方
    }有{ $count ->
       *[other] { " " }{ $count } 枚
    }棋子；最多 { $most } 枚。
lautari-position-unmoved-outside = { $field } 不在任何本营行中；未动格只能在第 1-3 行和第 12-14 行。
lautari-position-capture = 吃子是 -，或写作“起点,终点,兵种,恢复格”，例如 g12,g11,P,g12 或 g8,k8,R,-，而不是“{ $text }”。
lautari-position-impossible-capture-start-occupied = 上一步不可能是吃子 { $capture }：吃子的棋子从 { $from } 出发，那里必须是空的。
lautari-position-impossible-capture-no-capturer =
    上一步不可能是吃子 { $capture }：{ $to } 上没有{ $side ->
        [white] 白方
       *[black] 黑方
    }的棋子。
lautari-position-impossible-capture-nothing-lost =
    上一步不可能是吃子 { $capture }：{ $side ->
        [white] 白方
       *[black] 黑方
    }一枚棋子也没有少。
lautari-position-impossible-capture-guard-elsewhere =
    上一步不可能是吃子 { $capture }：{ $side ->
        [white] 白方
       *[black] 黑方
    }的守卫在别处。
lautari-position-impossible-capture-other-role =
    上一步不可能是吃子 { $capture }：{ $to } 上应当是{ $becomes ->
        [pawn] 兵
        [scout] 侦察兵
        [rider] 骑兵
       *[guard] 守卫
    }，而不是{ $now ->
        [pawn] 兵
        [scout] 侦察兵
        [rider] 骑兵
       *[guard] 守卫
    }。
lautari-position-impossible-capture-still-unmoved = 上一步不可能是吃子 { $capture }：{ $from } 仍列在未动格中。
lautari-position-impossible-capture-no-home-field =
    上一步不可能是吃子 { $capture }：{ $from } 不是{ $side ->
        [white] 白方
       *[black] 黑方
    }本营的格子。
lautari-position-impossible-revival-after-capture = { $field } 上不可能有刚复活的兵：上一步是吃子 { $capture }。
lautari-position-impossible-revival-no-pawn =
    { $field } 上不可能有刚复活的兵：那里没有{ $side ->
        [white] 白方
       *[black] 黑方
    }的兵。
lautari-position-impossible-revival-no-guard =
    { $field } 上不可能有刚复活的兵：{ $side ->
        [white] 白方
       *[black] 黑方
    }没有能使它复活的守卫。
lautari-position-quiet = 无进展步数必须是数字，而不是“{ $text }”。
lautari-position-not-quiet =
    { $count ->
       *[other] 吃子或复活之后，无进展步数是 0，而不是 { $count }。
    }

## 陆战棋：走法

luzhanqi-form = “{ $text }”不是走法；走子写作 a6-a7（碰敌子也一样写），布阵写作 @ 加 25 个字符，或现成布阵的名称。
luzhanqi-no-such-node = 没有“{ $name }”这个位置；位置从 a1 到 e12。
luzhanqi-over = 对局已经结束：{ $outcome }。
luzhanqi-set-up-due = 要先布阵：@ 加 25 个字符，从最后一排起逐排由 a 到 e，不含行营；或用现成布阵：{ $ready }。
luzhanqi-move-due = 双方已经布好阵，现在该走子，写作 a6-a7。
luzhanqi-not-yours = { $node } 上没有你的棋子。
luzhanqi-immobile = { $node } 上的棋子不能动：地雷和军旗都不能移动。
luzhanqi-locked = { $node } 上的棋子不能动：按这套规则，大本营里的棋子不能离开。
luzhanqi-own-piece = { $node } 上是己方棋子。
luzhanqi-in-camp = { $node } 是行营：行营里的棋子不能被攻击。
luzhanqi-no-way = 从 { $from } 到 { $to } 走不通；这枚棋子可以走到：{ $allowed }。
luzhanqi-stuck = 从 { $from } 到 { $to } 走不通；这枚棋子无处可走。

## 陆战棋：布阵

luzhanqi-set-up-length =
    { $count ->
       *[other] 布阵是 @ 加 25 个字符（从最后一排起逐排由 a 到 e，不含行营），而不是 { $count } 个。
    }
luzhanqi-set-up-letter = “{ $letter }”不是棋子；棋子是 1-9、B、M、F 之一。
luzhanqi-set-up-empty = 25 枚棋子要全部布上；还空着的位置：{ $nodes }。
luzhanqi-set-up-count =
    每方应有 { $right } 枚{ $kind ->
        [field-marshal] 司令
        [general] 军长
        [lieutenant-general] 师长
        [brigadier] 旅长
        [colonel] 团长
        [major] 营长
        [captain] 连长
        [platoon-commander] 排长
        [sapper] 工兵
        [bomb] 炸弹
        [mine] 地雷
       *[flag] 军旗
    }（{ $letter }），而不是 { $count } 枚{ $count ->
        [0] { "" }
       *[other] （在 { $nodes }）
    }。
luzhanqi-set-up-flag = 军旗要放在大本营（最后一排的 b 或 d），不能放在 { $nodes }。
luzhanqi-set-up-mine = 地雷要放在己方后两排，不能放在 { $nodes }。
luzhanqi-set-up-bomb =
    炸弹不能放在{ $row ->
        [back] 最后一排
        [front] 第一排
       *[none] 禁放的那一排
    }，而这里放在了 { $nodes }。

## 陆战棋：局面文本

luzhanqi-position-fields =
    { $count ->
       *[other] 局面有 6 栏（行动方、红方、黑方、已知、无碰子步数、总步数），而不是 { $count } 栏。
    }
luzhanqi-position-side = 行动方在待布阵时是 R 或 B，走子时是 r 或 b，而不是“{ $text }”。
luzhanqi-position-piece = “{ $text }”不是棋子；棋子写作 c10:B（位置、冒号，以及 1-9、B、M、F 之一）。
luzhanqi-position-no-such-node = 没有“{ $name }”这个位置；位置从 a1 到 e12。
luzhanqi-position-twice = 位置 { $node } 写了两次。
luzhanqi-position-known-empty = { $node } 上没有棋子，不能列为已知。
luzhanqi-position-number = “{ $text }”不是步数。
luzhanqi-position-too-many =
    { $side ->
        [red] 红方
       *[black] 黑方
    }有{ $count ->
       *[other] { " " }{ $count } 枚
    }{ $kind ->
        [field-marshal] 司令
        [general] 军长
        [lieutenant-general] 师长
        [brigadier] 旅长
        [colonel] 团长
        [major] 营长
        [captain] 连长
        [platoon-commander] 排长
        [sapper] 工兵
        [bomb] 炸弹
        [mine] 地雷
       *[flag] 军旗
    }；每方只有 { $most } 枚。
luzhanqi-position-displaced =
    { $node } 上有{ $kind ->
        [field-marshal] 司令
        [general] 军长
        [lieutenant-general] 师长
        [brigadier] 旅长
        [colonel] 团长
        [major] 营长
        [captain] 连长
        [platoon-commander] 排长
        [sapper] 工兵
        [bomb] 炸弹
        [mine] 地雷
       *[flag] 军旗
    }：军旗只能在己方大本营，地雷只能在己方后两排。
luzhanqi-position-no-flag = 双方都没有军旗；第一面军旗被夺时对局就已结束。
luzhanqi-position-set-up-black-laid-out = 黑方最后布阵：只要还有一方待布阵，黑方一栏就是 -。
luzhanqi-position-set-up-something-known = 走第一步之前没有任何已知棋子，两个步数都是 0。
luzhanqi-position-set-up-red-laid-out = 红方待布阵时，红方一栏是 -。
luzhanqi-position-set-up-red-incomplete = 黑方待布阵时，红方布阵的 25 个位置必须放满，别处不能有棋子。

## 双陆棋：走法

nardi-form = “{ $text }”不是走法；掷骰写作 31，走子写作 8/5 6/5 或 8-5,6-5（可用 bar 和 off），无法走子写作“pass”，加倍骰写作“double”“take”“drop”。
nardi-no-such-dice = “{ $text }”不是骰子点数：每枚骰子是 1 到 6。
nardi-equal-opening = 点数相同不能开局，要重掷。
nardi-over = 对局已经结束：{ $outcome }。
nardi-due-opening = 现在该掷骰开局：先写白方的骰子，再写黑方的骰子，例如 o31。
nardi-due-roll-or-double =
    { $side ->
        [white] 白方
       *[black] 黑方
    }该掷骰子（例如 31）或加倍。
nardi-due-roll =
    { $side ->
        [white] 白方
       *[black] 黑方
    }该掷骰子，例如 31。
nardi-due-answer =
    { $side ->
        [white] 白方
       *[black] 黑方
    }要回应加倍：接受（take）或放弃（drop）。
nardi-due-play =
    { $side ->
        [white] 白方
       *[black] 黑方
    }该按 { $roll } 走子。
nardi-due-nothing = 对局已经结束。
nardi-no-double-no-cube = 现在不能加倍：这局不用加倍骰。
nardi-no-double-not-yours = 现在不能加倍：加倍骰归对方所有。
nardi-no-double-crawford = 现在不能加倍：这是克劳福德局。
nardi-no-double-dead = 现在不能加倍：按现有分值赢下本局就已赢得整场多局赛。
nardi-no-double-highest = 现在不能加倍：加倍骰已经到顶。
nardi-cube-value = 加倍后加倍骰是 { $right }，而不是 { $given }。
nardi-no-such-point = 没有“{ $text }”这个点；点有 24 到 1，以及 bar 和 off。
nardi-backwards =
    棋子要从大号点走向小号点，不能从{ $from ->
        [bar] 中条
        [off] 盘外
       *[other] { " " }{ $from } 号点
    }走到{ $to ->
        [bar] 中条
        [off] 盘外
       *[other] { " " }{ $to } 号点
    }。
nardi-too-many-steps = 掷出 { $roll } 只能走 { $steps } 次，不能更多。
nardi-not-rolled =
    按 { $roll }（或其中还没用的点数），棋子不能从{ $from ->
        [bar] 中条
        [off] 盘外
       *[other] { " " }{ $from } 号点
    }走到{ $to ->
        [bar] 中条
        [off] 盘外
       *[other] { " " }{ $to } 号点
    }。
nardi-no-checker =
    { $point ->
        [bar] 中条上没有你的棋子。
        [off] 已经移出的棋子不能再走。
       *[other] { $point } 号点上没有你可以走的棋子。
    }
nardi-bar-first = 中条上的棋子要先进入棋盘，然后才能走别的棋子。
nardi-closed = { $point } 号点被封住：那里有两枚或更多对方棋子。
nardi-not-home =
    还不能移出棋子：{ $point ->
        [bar] 中条上还有你的棋子
        [off] 你的棋子还没有全部回到内盘
       *[other] { $point } 号点在内盘之外，那里还有你的棋子
    }。
nardi-higher-first = { $higher } 号点上还有棋子时，不能用点数 { $die } 从 { $from } 号点移出棋子。
nardi-no-hit =
    { $point ->
        [bar] 在中条上不能打掉棋子。
        [off] 移出棋子时不会打掉任何棋子。
       *[other] 在 { $point } 号点上没有打掉任何棋子。
    }
nardi-more-dice = 能用 { $possible } 个点数就必须用满，不能只用 { $used } 个；例如可走 { $example }。
nardi-larger-die = 只能走一枚骰子的点数时，必须走较大的：{ $die }。
nardi-not-lost = 还有棋可走，不能跳过；例如可走 { $example }。
nardi-other-name = 这种走法在这里写作 { $written }。
nardi-unclear = “{ $text }”有几种走法，打掉的棋子各不相同：{ $ways }；请写明每一步。

## 双陆棋：局面文本

nardi-position-fields =
    { $count ->
       *[other] 局面有 6 栏（行动方、阶段、白方、黑方、加倍骰、比分），而不是 { $count } 栏。
    }
nardi-position-side = 行动方是 w（白方）或 b（黑方），而不是“{ $text }”。
nardi-position-phase = 阶段是 open、roll、double、over，或骰子点数如 31，而不是“{ $text }”。
nardi-position-count = 棋子写作“点:枚数”，例如 bar:1,24:2,off:3，而不是“{ $text }”。
nardi-position-twice =
    { $side ->
        [white] 白方
       *[black] 黑方
    }的{ $point ->
        [bar] 中条
        [off] 移出枚数
       *[other] { " " }{ $point } 号点
    }写了两次。
nardi-position-not-fifteen =
    { $side ->
        [white] 白方
       *[black] 黑方
    }有{ $count ->
       *[other] { " " }{ $count } 枚
    }棋子；每方应有 15 枚，包括中条上的和已移出的。
nardi-position-both-on = 白方的 { $white } 号点就是黑方的 { $black } 号点：双方不能都有棋子在那里。
nardi-position-cube-absent = 这种规则没有加倍骰：这一栏是 -，而不是“{ $text }”。
nardi-position-cube-form = 加倍骰是 1c（在中间），或 2 的幂加所有者，例如 2w 或 4b，而不是“{ $text }”。
nardi-position-score-single-game = 单局没有比分：这一栏是 -，而不是“{ $text }”（多局赛要在规则里写 match=N）。
nardi-position-score-form = 比分写作“白方,黑方,分制”，克劳福德局在后面加 C，例如 0,0,{ $length }，而不是“{ $text }”。
nardi-position-score-other-length = 按规则这是 { $length } 分制多局赛，而不是 { $written } 分制。
nardi-position-score-not-won = 只有胜方一方达到 { $length } 分时，多局赛才结束。
nardi-position-score-won = 已有一方达到 { $length } 分，所以阶段是 over。
nardi-position-score-not-crawford = 克劳福德局是一方差一分就赢得多局赛之后的第一局。
nardi-position-score-crawford-cube = 克劳福德局里谁也不能加倍，所以加倍骰是 1c。
nardi-position-contradiction-loser-off = 阶段为 over 时，行动方是胜方，且只有胜方移出了全部棋子。
nardi-position-contradiction-not-over = 一方的棋子已全部移出，所以阶段是 over。
nardi-position-contradiction-opening-side = 阶段为 open 时，行动方是 w。
nardi-position-contradiction-opening-cube = 阶段为 open 时，加倍骰是 1c。
nardi-position-contradiction-no-doubler = 阶段为 double 时，行动方是回应的一方；而另一方在这里不可能加倍。
nardi-position-contradiction-not-ended = 阶段为 over 时，胜方的棋子已全部移出，除非是单局中有人放弃了加倍。

## 转盘棋：规则

rotary-rules-traps-without-captures = 不吃子时陷阱没有意义：请加上 capture=after 或 capture=during。
rotary-rules-captures-without-traps = 吃子需要陷阱：请加上 traps=outside、traps=centre 或若干点（例如 traps=33+77），也可以把它们合在一起（例如 traps=outside+centre+33）。

## 转盘棋：走法

rotary-form = “{ $text }”不是走法；转动写作 43-3 或 43 3（轴点和 0 到 5），放球写作 p34，提出轴点写作 o43,46，选择轴点写作 c43。
rotary-no-such-point = 没有 { $text } 这个点；第 1 到 9 行的点是 11-14、21-25、31-36、41-47、51-58、61-69、72-79、83-89 和 94-99。
rotary-no-such-turn = “{ $text }”不是转动：一圈可转 0 到 5 格，每格 60°。
rotary-over = 对局已经结束：{ $outcome }。
rotary-due-turn = 现在该转动，写作 43-3 或 43 3（轴点和 0 到 5）。
rotary-due-place = 现在该放球，写作 p34 或 34。
rotary-due-offer = 浅色方要提出两个轴点，写作 o43,46。
rotary-due-choice = 深色方要选择一个轴点：c{ $first } 或 c{ $second }。
rotary-due-turn-at = 浅色方要围绕 { $pivot } 转动，写作 { $pivot }-3（0 到 5）。
rotary-occupied = 点 { $point } 不是空的。
rotary-no-majority = { $pivot } 周围你有 { $own } 个球，对方有 { $enemy } 个；轴点周围己方的球必须占多数。
rotary-falls = 围绕 { $pivot } 转 { $turn } 格会使球停在棋盘外；那里可以转的格数：{ $allowed }。
rotary-not-the-agreed-pivot = 浅色方现在必须围绕选定的轴点 { $pivot } 转动。
rotary-in-centre = 点 { $point } 属于中心，那里不能放球。
rotary-offer-order = 要提出两个不同的轴点，较小的在前，而不是 { $first } 和 { $second }。
rotary-not-offered = { $chosen } 没有被提出；请选 { $first } 或 { $second }。

## 转盘棋：局面文本

rotary-position-fields =
    { $count ->
       *[other] 局面有 5 栏（行动方、阶段、浅色方、深色方、转动次数），而不是 { $count } 栏。
    }
rotary-position-side = 行动方是 w（浅色方）或 b（深色方），而不是“{ $text }”。
rotary-position-phase = 阶段是 -、place、offer、choose:43,46 或 at:43，而不是“{ $text }”。
rotary-position-no-such-point = 棋盘上没有“{ $text }”这个点（点有 11-14、21-25……94-99）。
rotary-position-twice = 点 { $point } 写了两次。
rotary-position-turns = 已转动的次数必须是数字，而不是“{ $text }”。
rotary-position-too-many =
    { $side ->
        [light] 浅色方
       *[dark] 深色方
    }有{ $count ->
       *[other] { " " }{ $count } 个
    }球；最多 { $most } 个。
rotary-position-phase-not-in-rules-placing = 只有 start=empty 时才放球。
rotary-position-phase-not-in-rules-offer = 只有 offer=yes 或 start=empty 时才提出轴点。
rotary-position-contradiction-offer-is-lights = 提出轴点并在那里转动的是浅色方：行动方为 w。
rotary-position-contradiction-choice-is-darks = 选择轴点的是深色方：行动方为 b。
rotary-position-contradiction-turned-too-early = 第一个轴点选定之前不转动：转动次数为 0。
rotary-position-contradiction-in-centre = 点 { $point } 属于中心，那里不能放球。
rotary-position-contradiction-placing-order = 双方轮流放球，浅色方先放，直到放满 26 个球：现在浅色方有 { $light } 个、深色方有 { $dark } 个，还轮不到这一方放球。
rotary-position-contradiction-single-pivot = 占多数的轴点只有 { $pivot } 一个时不必提出：阶段为 at:{ $pivot }。
rotary-position-contradiction-no-pivot = { $point } 不是浅色方的轴点：它必须是空的，而且周围浅色方的球占多数。

## 沙特拉：走法

shatra-form = “{ $text }”不是走法；走子或投入写作 46-39，吃子写作 28x14x2 或 28:14:2，升变写作 5-2=B，延后的升变写作 2=Y。
shatra-no-such-field = 没有“{ $text }”这一格；格子是 1 到 62，或写成 a 到 g 列、1 到 14 行，例如 d6。
shatra-no-such-figure = “{ $text }”不是大子；沙特拉兵可升变为 B（勇士）、T（塔）或 Y（火焰）。
shatra-too-many-jumps = 连吃最多跳 { $most } 次，每枚敌子一次。
shatra-over = 对局已经结束：{ $outcome }。
shatra-nobody-there = 格子 { $field } 是空的。
shatra-not-yours =
    { $field } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }是对方的。
shatra-promotion-due =
    必须先升变沙特拉兵：{ $more ->
        [0] { $allowed }
       *[other] { $allowed }，还有 { $more } 种
    }。
shatra-capture-due =
    必须吃子：{ $more ->
        [0] { $allowed }
       *[other] { $allowed }，还有 { $more } 种
    }。
shatra-biy-due =
    首领必须吃子，或自己走一步：{ $more ->
        [0] { $allowed }
       *[other] { $allowed }，还有 { $more } 种
    }。
shatra-occupied = 格子 { $field } 不是空的。
shatra-own-gate = 己方城门 { $field } 只有首领可以停留；其他棋子只能越过。
shatra-own-fortress = 不吃子时不能走进己方城堡（{ $field }）；只有吃子才能进去。
shatra-in-reserve =
    { $from } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }是后备军：可以投入己方半场的空格{ $road ->
        [open] ，或沿大路出城
       *[closed] { "" }
    }。
shatra-out-of-reach =
    { $from } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }不能走到 { $to }；可以走到：{ $more ->
        [0] { $allowed }
       *[other] { $allowed }，还有 { $more } 格
    }。
shatra-stuck =
    { $from } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }不能走到 { $to }；它无处可走。
shatra-promotes =
    沙特拉兵到 { $to } 要升变为所缺的大子：{ $more ->
        [0] { $allowed }
       *[other] { $allowed }，还有 { $more } 种
    }。
shatra-no-promotion = 走 { $text } 没有棋子升变。
shatra-nothing-waits = { $field } 上没有等待升变的沙特拉兵。
shatra-goes-on =
    吃子还要继续：{ $more ->
        [0] { $allowed }
       *[other] { $allowed }，还有 { $more } 种
    }。
shatra-no-such-capture =
    { $from } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }不能这样吃子；可以这样吃：{ $more ->
        [0] { $allowed }
       *[other] { $allowed }，还有 { $more } 种
    }。
shatra-only-intruders =
    { $from } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }是最初的后备军：起跳时只能吃己方城堡或己方城门里的敌子。
shatra-no-capture =
    { $from } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }不能吃子。

## 沙特拉：局面文本

shatra-position-fields =
    { $count ->
       *[other] 局面有 6 栏（行动方、白方、黑方、最初的后备军、吃过路兵、无进展步数），而不是 { $count } 栏。
    }
shatra-position-side = 行动方是 w（白方）或 b（黑方），而不是“{ $text }”。
shatra-position-man = “{ $text }”不是棋子；棋子写作格子编号 1 到 62，首领、勇士、塔、火焰在前面加 K、B、T、Y。
shatra-position-twice = 格子 { $field } 写了两次。
shatra-position-too-many =
    { $side ->
        [white] 白方
       *[black] 黑方
    }的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }有{ $count ->
       *[other] { " " }{ $count } 枚
    }；最多 { $most } 枚。
shatra-position-no-biy = 至少有一方必须有首领（K）。
shatra-position-own-gate =
    { $field } 上的{ $kind ->
        [biy] 首领
        [batyr] 勇士
        [tura] 塔
        [yalkyn] 火焰
       *[shatra] 沙特拉兵
    }停在己方城门，那里只有首领可以停留。
shatra-position-initial = 仍有最初后备军的一方是 wb、w、b 或 -，而不是“{ $text }”。
shatra-position-no-reserve =
    { $side ->
        [white] 白方
       *[black] 黑方
    }在己方城堡里没有棋子，所以没有最初的后备军。
shatra-position-passing = 吃过路兵一栏是 -，或连走两格时越过和到达的两格，例如 19,26；而不是“{ $text }”。
shatra-position-no-double-step =
    不可能有{ $side ->
        [white] 白方
       *[black] 黑方
    }的沙特拉兵刚刚越过 { $over } 连走两格到 { $on }。
shatra-position-quiet = 无进展步数必须是数字，而不是“{ $text }”。

## 服务器：通用

server-not-found = 没有找到。
server-nobody-known = 请登录，或以访客身份下棋。
server-needs-account = 这需要账户。
server-unknown-token = 没有这个令牌。
server-unreadable = 服务器看不懂这个请求。
server-wrong-login = 用户名或密码错误。
server-too-large = 请求太大。
server-engine-busy = 正在分析的局面太多，请稍后再试。
server-no-engine = 目前没有引擎在运行，请稍后再试。
server-internal = 服务器出错，请重试。
server-unavailable = 服务器暂时无法读取数据。请稍后再试。
server-stopping = 服务器正在停止，请稍后再试。

forbidden-no-scope = 这个令牌不允许这样做。
forbidden-in-person = 这需要本人登录；只有令牌不够。
forbidden-other-site = 不接受来自其他网站页面的请求。
forbidden-not-your-tournament = 只有赛事的创建者可以这样做。
forbidden-not-your-problem = 只有习题的作者可以撤回它。

too-many-request = 请求太频繁，请在 { $seconds } 秒后重试。
too-many-connect = 连接太频繁，请在 { $seconds } 秒后重试。
too-many-message = 发送太频繁，请在 { $seconds } 秒后重试。
too-many-anonymous = 从这里来的新玩家太多，请在 { $seconds } 秒后重试。
too-many-register = 从这里注册的新账户太多，请在 { $seconds } 秒后重试。
too-many-login = 尝试登录的次数太多，请在 { $seconds } 秒后重试。
too-many-login-name = 用这个用户名尝试登录的次数太多，请在 { $seconds } 秒后重试。
too-many-token = 创建令牌太频繁，请在 { $seconds } 秒后重试。
too-many-account = 更改账户太频繁，请在 { $seconds } 秒后重试。
too-many-challenge = 发起对局太频繁，请在 { $seconds } 秒后重试。
too-many-chat = 发消息太频繁，请在 { $seconds } 秒后重试。
too-many-relation = 更改太频繁，请在 { $seconds } 秒后重试。
too-many-tournament = 举办赛事太频繁，请在 { $seconds } 秒后重试。
too-many-export = 导出太频繁，请在 { $seconds } 秒后重试。
too-many-analysis = 分析太频繁，请在 { $seconds } 秒后重试。
too-many-position = 查询局面太频繁，请在 { $seconds } 秒后重试。
too-many-command = 操作太频繁，请在 { $seconds } 秒后重试。
too-many-chat-switch = 开关聊天太频繁，请在 { $seconds } 秒后重试。
too-many-plan = 保存条件着法太频繁，请在 { $seconds } 秒后重试。
too-many-composition = 发布的习题太多，请在 { $seconds } 秒后重试。
too-many-report = 报告太多，请在 { $seconds } 秒后重试。

## 服务器：对局

played-unplayable = 这不是一盘可能下出来的对局。
played-unfinished = 只能添加与电脑的、已结束的不计分对局。
played-too-long = 这场比赛太长，无法添加：着法和掷骰子最多 5000 次。
played-by-clock = 因电脑超时而获胜的对局无法添加：只有你的浏览器看到了用时。
match-unknown = 没有这局棋。
match-damaged = 这局棋的数据有问题，已经记录下来。
match-busy = 同时操作这局棋的人太多，请重试。
match-too-many-offers = 你已有 { $most } 局棋在等待对手，请先撤回一局。
match-not-a-player = 你不是这局的棋手。
match-not-invited = 这个座位邀请的是别人。
match-needs-account = 计分对局需要账户。
match-not-started = 对局还没有开始。
match-not-open = 座位已经有人了。
match-owner-left = 发出这个邀请的人已经离开。
match-over = 对局已经结束。
match-still-playing = 对局还在进行。
match-not-your-turn = 还没有轮到你。
match-thrown-by-server = 骰子由服务器掷出：请写“throw”。
match-already-set-up = 你已经布好阵了。
match-too-late = 太晚了：时间已到。
match-no-offer = 这个提议已经失效。
match-already-offered = 你已经提议过了。
match-nothing-to-take-back = 没有可以悔的棋。
match-revealed = 已经不能悔棋：之后已掷过骰子，或已看到对方的棋子。
match-under-way = 双方都已走棋：现在只能认输。
match-dice-thrown = 骰子已经掷出：计分对局只能认输，不能再中止。
match-still-there = 对方还在，或者离开的时间还不够长。
match-no-plans = 条件着法只用于真人之间的通讯棋，而且棋种中没有隐藏信息，也没有随机因素。
match-plan-in-own-turn = 现在轮到你走：条件着法要在对手行棋时保存。
match-plan-outdated = 你准备这些条件着法之后，对局已经继续了。
match-too-many-lines = 条件着法最多可有 { $most } 个变化。
match-line-too-long = 变化 { $line } 太长：一个变化最多 { $most } 步。
match-planned-action = 变化 { $line }：{ $action } 在那里不可行。
match-no-answer = 变化 { $line } 必须以你自己的着法结束。
match-two-answers = 变化 { $line } 对同样的着法给出了与前面变化不同的应着。
match-seed = 种子是一行文字，最多 64 字节，首尾没有空格。

terms-seed = 种子是一行文字，最多 64 字节，首尾没有空格。
terms-rated = 计分对局的双方都必须有账户。
terms-level = 电脑的级别是 1 到 10。
terms-position = 不能从这个局面开始对局：它无法读取，或者对局在那里已经结束。
terms-own-start = 只有不计分、没有暗子、与电脑或你邀请的人进行的对局，才能从自己摆的局面开始。
paste-nothing = 没有可读的内容。
paste-tag = 标签写作 [键 "值"]。
paste-comment = 从这里开始的注释没有右花括号。
paste-result = 记录写的结果是 { $written }，但对局的结果是 { $reached }。
paste-foreign = 这不是其他程序的写法：{ $message }

control-form = “{ $text }”不是时限；可以写：分钟+秒（5+3、0:30+1），分钟数加 d 加延迟秒数（5d12），3days 或 none。
control-initial = 开始时的时间须在 1 秒到 180 分钟之间。
control-extra = 加秒和延迟最多 180 秒。
control-days = 每步的天数须在 1 到 14 之间。

chat-length = 每条消息有 1 到 { $most } 个字符。
chat-you-switched-off = 你已关闭聊天。
chat-they-switched-off = 对方已关闭聊天。

## 服务器：玩家

name-length = 用户名有 2 到 20 个字符。
name-character = 用户名里不能有“{ $character }”；可以用字母、数字、- 和 _。
name-start = 用户名必须以字母开头。
name-separator = - 和 _ 只能放在字母和数字之间。
name-alphabets = 一个用户名只能用一种文字。
name-reserved = 这个用户名已被保留。

password-short = 密码至少 8 个字符；用几个词组成就很好。
password-long = 密码最多 256 个字符。
password-common = 这是最常见的密码之一，会最先被人试到；请换一个。
password-name = 这个密码和用户名差不多；请换一个。

register-taken = 这个用户名或看上去相似的用户名已有人使用。
login-banned = 此账户已关闭：{ $reason }

impossible-unknown-name = 没有这个用户。
impossible-own-opponent = 不能和自己对弈。
impossible-blocked = 此人不接受你的邀请。
impossible-yourself = 这是你自己。
impossible-list-full = 这个名单已满。
impossible-about = 最多 { $most } 个字符，不能有控制字符。
impossible-label = 令牌的用途要写 1 到 { $most } 个字符。
impossible-enough-tokens = { $most } 个令牌已经够了；请先撤销一个。

## 服务器：分析、习题、列表

impossible-nothing-to-choose = 这里没有可选的走法。
impossible-no-hint = 只有与电脑对弈时才有提示。
recover-wrong = 用户名或恢复码错误。
impossible-no-analysis = 这个局面无法分析。
impossible-not-provable = 只有没有骰子和暗子的棋种，并按其通常规则，才能证明必胜。
impossible-too-many-actions = 一次最多走 { $most } 步。
impossible-answer-too-long = 答案最多 { $most } 步。
impossible-no-answer = 答案至少要有一步。
impossible-too-many-turns = 最多转动 { $most } 次。
impossible-no-turn = “{ $action }”在这里不是转动：转动写作“轴点-格数”（例如 43-3），轴点必须是空点，任何球都不能离开棋盘。
impossible-no-task = 题目需要两种摆法，或者打乱的方式。
impossible-no-arrangement = 这不是此棋盘上的摆法。
impossible-shuffle = 请选择每种颜色 1 到 { $balls } 个球，以及 1 到 { $most } 次转动。
impossible-same-arrangement = 两个棋盘相同，无需转动。
impossible-different-balls = 两个棋盘上的浅色和深色球数量必须分别相同：转动不会改变数量。
impossible-no-way = 没有任何转动能从第一个棋盘到达第二个棋盘。
impossible-waits-in-lobby = 等待中的对局在“大厅”页面。
impossible-too-many-watched = 一个连接最多观看 { $most } 局。

## 服务器：发布的习题

composition-title = 标题有 1 到 { $most } 个字符。
composition-no-key = 没有找到四步之内的必胜，习题必须有必胜着法。
composition-several-keys = 几个第一步同样快地取胜，习题只能有一个解。
composition-unproven = 另一步似乎也能取胜，未能判定。
composition-puzzle = 这是 Galds 自带的第 { $number } 题的局面。发布的习题需要自己的局面。
composition-known = 这个局面已经发布过。
composition-full = 最多可以发布 { $most } 道习题，请先撤回一道。

## 服务器：赛事

tournament-title = 赛事名称有 1 到 { $most } 个字符，不能有控制字符。
tournament-length = 瑞士制有 1 到 { $rounds } 轮，循环赛有 1 到 { $cycles } 个循环。
tournament-call = 召唤棋手到棋盘的时间为 { $least } 到 { $most } 秒。
tournament-late-entry = 只有瑞士制比赛可以在开始后加入。
tournament-clock = 赛事必须计时。
tournament-not-open = 赛事报名已经截止。
tournament-not-asked = 现在没有人在确认你是否准备好。
tournament-not-running = 只有在赛事进行中才能这样做。
tournament-full = 赛事已经满员。
tournament-too-few = 赛事至少需要 { $least } 人。

push-endpoint = 这个浏览器的推送服务地址无法使用。
push-keys = 这个浏览器的推送密钥无法使用。

## 浏览器中的棋桌

here-failed = 本设备上出错了。请重新加载页面：对局会从最后保存的一步继续。
here-no-module = 无法在此浏览器中加载引擎。请检查网络后重新加载页面。
here-no-storage = 目前无法读取此浏览器中保存的对局。请关闭本站的其他窗口，然后重新加载页面。
here-unreadable = 无法读取保存的这局棋。没有删除任何内容：它可能由程序的另一个版本保存。请在联网时重新加载页面。
here-not-kept = 未能在本设备上保存，因此没有执行。可能空间不足：请腾出空间后重试。
here-computer-not-kept = 未能在本设备上保存这局棋，对局暂停。可能空间不足：请腾出空间后重试。
here-computer-failed = 电脑未能选出着法。
